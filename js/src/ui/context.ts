/** Hands the store and its words to every component of a view. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { Store } from "../store";
import type { Words } from "../words";

export const TableContext = createContext<Store | null>(null);

export function useTable(): { store: Store; words: Words; say: Words["say"] } {
  const store = useContext(TableContext);
  if (!store) throw new Error("a component of the table is used outside of it");
  return { store, words: store.words, say: store.words.say };
}

/** Draws again whenever the store has changed. */
export function useChanges(store: Store): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    const stop = store.subscribe(() => redraw(undefined));
    redraw(undefined); // what came before there was anybody to listen
    return stop;
  }, [store]);
}
