/** The whole table: which screen is up, and whose turn it is to look. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableStore } from "../store/table-store";
import { useChanges } from "../ui/context";
import { Page } from "../ui/page";
import { TableProvider } from "./context";
import { Curtain, PartingCurtain } from "./curtain";
import { Live } from "./live";
import { Moment } from "./moment";
import { NoticeLine, Offline } from "./offline";
import { Setup } from "./setup/setup";

export function Root({ store }: { store: TableStore }) {
  const [parting, setParting] = useState(false);
  useChanges(store);

  const view = store.shown;
  const { curtain, seat } = store;
  const wasCurtain = useRef(curtain);
  if (wasCurtain.current !== curtain) {
    if (wasCurtain.current && seat && !store.reducedMotion) setParting(true);
    wasCurtain.current = curtain;
  }
  const phase = view?.phase ?? "setup";
  const screen = curtain
    ? `curtain-${store.seating.next}`
    : `${phase}-${view?.turn}-${seat}-${store.options?.kind ?? ""}`;

  useEffect(() => {
    // At a shared screen nothing goes over the wire but what the person there sees.
    if (view) void store.pictures.prefetch(() => store.may("browse"));
  }, [view === null]);

  return (
    <TableProvider store={store}>
      <Page
        language={store.words.language}
        theme={store.theme}
        screen={screen}
        data={{
          "data-still": store.reducedMotion || undefined,
          "data-phase": phase,
          "data-seat": seat,
          "data-revision": view?.revision ?? "",
          "data-edition": store.rules?.id ?? "",
        }}
        beside={<Live />}
        onPress={() => store.skip()}
      >
        <Offline />
        <NoticeLine />
        {curtain && view ? (
          <Curtain view={store.newest ?? view} />
        ) : view ? (
          <Moment view={view} />
        ) : (
          store.setup && <Setup setup={store.setup} />
        )}
        {parting && <PartingCurtain onDone={() => setParting(false)} />}
      </Page>
    </TableProvider>
  );
}
