/** The whole table: which screen is up, and whose turn it is to look. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableStore } from "../store/table-store";
import { useChanges } from "../ui/context";
import { DevicesContext } from "./context";
import { Curtain, PartingCurtain } from "./curtain";
import { Lobby } from "./lobby";
import { Moment } from "./moment";
import { NoticeLine, Offline } from "./offline";
import { Setup } from "./setup/setup";
import { Devices } from "./share/devices";
import { TablePage } from "./table-page";

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

  useEffect(() => {
    // At a shared screen nothing goes over the wire but what the person there sees.
    if (view) void store.pictures.prefetch(() => store.may("browse"));
  }, [view === null]);

  return (
    <TablePage store={store} screen={curtain ? `curtain-${store.seating.next}` : undefined}>
      <Offline />
      <NoticeLine />
      <DevicesContext.Provider value={Devices}>
        {curtain && view ? (
          <Curtain view={store.newest ?? view} />
        ) : view ? (
          <Moment view={view} />
        ) : store.gathering ? (
          <Lobby />
        ) : (
          store.setup && <Setup setup={store.setup} />
        )}
      </DevicesContext.Provider>
      {parting && <PartingCurtain onDone={() => setParting(false)} />}
    </TablePage>
  );
}
