/** The whole table: which screen is up, and whose turn it is to look. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Curtain, PartingCurtain } from "../screens/curtain";
import { Moment } from "../screens/moment";
import { Setup } from "../screens/setup/setup";
import type { Store } from "../store";
import { TableContext, useChanges } from "./context";
import { Live } from "./live";
import { NoticeLine, Offline } from "./offline";
import { Page } from "./page";

export function Root({ store }: { store: Store }) {
  const [parting, setParting] = useState(false);
  useChanges(store);

  const view = store.shown;
  const { curtain, seat } = store;
  const wasCurtain = useRef(curtain);
  if (wasCurtain.current !== curtain) {
    if (wasCurtain.current && seat && !store.still) setParting(true);
    wasCurtain.current = curtain;
  }
  const phase = view?.phase ?? "setup";
  const screen = curtain
    ? `curtain-${store.table.next}`
    : `${phase}-${view?.turn}-${seat}-${store.options?.kind ?? ""}`;

  useEffect(() => {
    // At a shared screen nothing goes over the wire but what the person there sees.
    if (view) void store.pictures.prefetch(() => !store.shared);
  }, [view === null]);

  return (
    <TableContext.Provider value={store}>
      <Page
        language={store.words.language}
        theme={store.trait("theme")}
        screen={screen}
        data={{
          "data-still": store.still || undefined,
          "data-phase": phase,
          "data-seat": seat,
          "data-revision": view?.revision ?? "",
          "data-edition": store.trait("edition"),
        }}
        beside={<Live />}
        onPress={() => store.skip()}
      >
        <Offline />
        <NoticeLine />
        {curtain && view ? (
          <Curtain view={store.trait("public") ?? view} />
        ) : view ? (
          <Moment view={view} />
        ) : (
          <Setup />
        )}
        {parting && <PartingCurtain onDone={() => setParting(false)} />}
      </Page>
    </TableContext.Provider>
  );
}
