/** A recorded game: the bar of controls over the very screens of the table. */
import { useEffect } from "preact/hooks";
import { TableProvider } from "../screens/context";
import { Moment } from "../screens/moment";
import { NoticeLine, Offline } from "../screens/offline";
import { useChanges } from "../ui/context";
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
  const { open } = store;
  if (!view) return null;
  return (
    <TableProvider store={store}>
      <Page
        language={store.words.language}
        theme={store.theme}
        screen="replay"
        data={{
          "data-still": store.reducedMotion || undefined,
          "data-phase": view.phase,
          "data-seat": store.eyes,
          "data-revision": view.revision,
          "data-edition": store.rules?.id ?? "",
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
            {open && view.phase !== "over" && <Hands view={view} all={open} />}
          </div>
          <Charts store={store} />
        </div>
      </Page>
    </TableProvider>
  );
}
