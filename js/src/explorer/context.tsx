/** Hands the explorer's store to its components; boards and cards take theirs from the same. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { TeachingProvider } from "../teaching/context";
import type { Words } from "../words";
import type { ExplorerStore } from "./store";
import type { ExplorerKey } from "./words";

const ExplorerContext = createContext<ExplorerStore | null>(null);

export function ExplorerProvider({ store, children }: { store: ExplorerStore; children: ComponentChildren }) {
  return (
    <ExplorerContext.Provider value={store}>
      <TeachingProvider store={store}>{children}</TeachingProvider>
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
