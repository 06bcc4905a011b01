/** Hands the store and its words to every component of a view. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { Store } from "../store";
import type { Words } from "../words";

/** What cards, layers and other parts need, whatever widget they are in. */
export type Parts = Pick<Store, "uid" | "words" | "pictures" | "places" | "still" | "subscribe">;

export const TableContext = createContext<Parts | null>(null);

export function useParts(): { store: Parts; words: Words; say: Words["say"] } {
  const store = useContext(TableContext);
  if (!store) throw new Error("a part is used outside of a widget");
  return { store, words: store.words, say: store.words.say };
}

/** For components that only a table or a replay has. */
export function useTable(): { store: Store; words: Words; say: Words["say"] } {
  return useParts() as ReturnType<typeof useTable>;
}

/** Draws again whenever the store has changed. */
export function useChanges(store: Pick<Store, "subscribe">): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    const stop = store.subscribe(() => redraw(undefined));
    redraw(undefined); // what came before there was anybody to listen
    return stop;
  }, [store]);
}
