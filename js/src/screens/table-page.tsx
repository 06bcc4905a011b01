/** The page around a table: what it says of itself, and who is told aloud what happens. */
import type { ComponentChildren } from "preact";
import type { Room, Stage } from "../logic/stage";
import type { TableStore } from "../store/table-store";
import { Page } from "../ui/page";
import { TableProvider } from "./context";
import { Live } from "./live";

interface Props {
  store: TableStore;
  /** Which screen is up, where it is none of the game’s. */
  screen?: string | undefined;
  stage?: (room: Room) => Stage;
  children: ComponentChildren;
}

export function TablePage({ store, screen, stage, children }: Props) {
  const view = store.shown;
  const phase = view?.phase ?? (store.gathering ? "lobby" : "setup");
  return (
    <TableProvider store={store}>
      <Page
        language={store.words.language}
        theme={store.theme}
        screen={screen ?? `${phase}-${view?.turn}-${store.seat}-${store.options?.kind ?? ""}`}
        data={{
          "data-still": store.reducedMotion || undefined,
          "data-projector": store.projects || undefined,
          "data-phase": phase,
          "data-seat": store.seat,
          "data-revision": view?.revision ?? "",
          "data-edition": store.rules?.id ?? "",
        }}
        {...(stage && { stage })}
        beside={<Live />}
        onPress={() => store.skip()}
      >
        {children}
      </Page>
    </TableProvider>
  );
}
