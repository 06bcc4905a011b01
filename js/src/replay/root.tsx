/** A recorded game: the bar of controls over the very screens of the table. */
import { useEffect } from "preact/hooks";
import { Moment } from "../screens/moment";
import { TableContext, useChanges } from "../ui/context";
import { NoticeLine, Offline } from "../ui/offline";
import { Page } from "../ui/page";
import { Bar } from "./bar";
import { Charts } from "./charts";
import { Hands } from "./hands";
import { pressed } from "./keys";
import type { ReplayStore } from "./store";

export function ReplayRoot({ store }: { store: ReplayStore }) {
  useChanges(store);
  useEffect(() => void store.pictures.prefetch(() => true), []);
  const view = store.shown;
  const { everything } = store;
  if (!view) return null;
  return (
    <TableContext.Provider value={store}>
      <Page
        language={store.words.language}
        theme={store.trait("theme")}
        screen="replay"
        data={{
          "data-still": store.still || undefined,
          "data-phase": view.phase,
          "data-seat": store.eyes,
          "data-revision": view.revision,
          "data-edition": store.trait("edition"),
        }}
      >
        <Offline />
        <NoticeLine />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys work wherever in the replay the focus is */}
        <div
          class="dx-film"
          tabIndex={-1}
          onKeyDown={(event) => pressed(event, store) && event.preventDefault()}
        >
          <Bar store={store} />
          {/* whoever takes a closer look does not want to be hurried on */}
          <div class="dx-film-stage" onClickCapture={() => store.pause()}>
            <Moment view={view} />
            {everything && view.phase !== "over" && <Hands view={view} all={everything} />}
          </div>
          <Charts store={store} />
        </div>
      </Page>
    </TableContext.Provider>
  );
}
