/** Hands the store and its words to every component of a view. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Store } from "../store";
import type { Words } from "../words";

export const TableContext = createContext<Store | null>(null);

export function useTable(): { store: Store; words: Words; say: Words["say"] } {
  const store = useContext(TableContext);
  if (!store) throw new Error("a component of the table is used outside of it");
  return { store, words: store.words, say: store.words.say };
}
