/** Hands the explorer's store to its components; boards and cards take theirs from the same. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { TeachingProvider } from "../teaching/context";
import { type Turning, TurningContext } from "../turning/context";
import type { Words } from "../words";
import type { ExplorerStore } from "./store";
import type { ExplorerKey } from "./words";

const ExplorerContext = createContext<ExplorerStore | null>(null);

export function ExplorerProvider({ store, children }: { store: ExplorerStore; children: ComponentChildren }) {
  const turning: Turning = {
    words: store.words,
    controls: store.controls,
    sheet: store.trait("sheet"),
    last: store.turns.last,
    standing: (field) => store.turns.standing(field, store.trait("state").draft),
    turn: (field, value, dragging) => store.turns.turn(field, value, dragging),
    meaning: (field) => store.ask("meaning", { field }),
  };
  return (
    <ExplorerContext.Provider value={store}>
      <TurningContext.Provider value={turning}>
        <TeachingProvider store={store}>{children}</TeachingProvider>
      </TurningContext.Provider>
    </ExplorerContext.Provider>
  );
}

export function useExplorer(): {
  store: ExplorerStore;
  words: Words<ExplorerKey>;
  say: Words<ExplorerKey>["say"];
} {
  const store = useContext(ExplorerContext);
  if (!store) throw new Error("a component of the explorer is used outside of it");
  return { store, words: store.words, say: store.words.say };
}
