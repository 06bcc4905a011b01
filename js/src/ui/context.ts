/** Hands a widget's store to the parts that any widget may have. */
import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { Look, PageStore } from "../store/page-store";
import type { Key, Words } from "../words";

/** What cards, layers and other parts need, whatever widget they are in. */
export type Parts = Pick<
  PageStore<Look, Record<never, never>, Key>,
  "uid" | "words" | "pictures" | "places" | "reducedMotion" | "subscribe"
>;

export const PartsContext = createContext<Parts | null>(null);

export function useParts(): { store: Parts; words: Words; say: Words["say"] } {
  const store = useContext(PartsContext);
  if (!store) throw new Error("a part is used outside of a widget");
  return { store, words: store.words, say: store.words.say };
}

/** Draws again whenever the store has changed. */
export function useChanges(store: Pick<Parts, "subscribe">): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    const stop = store.subscribe(() => redraw(undefined));
    redraw(undefined); // what came before there was anybody to listen
    return stop;
  }, [store]);
}
