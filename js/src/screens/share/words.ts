/** What only the table's owner reads: it comes from Python when it is first looked at, and no page carries it. */
import type en from "../../../../dixit_widget/words/en/share.json";
import { Words } from "../../words";
import { useTable } from "../context";

type Key = keyof typeof en;
export type ShareWords = Words<Key>;

/** Null for the moment that the words take to come; what is drawn when they are here need not ask. */
export function useComingWords(): ShareWords | null {
  const { store, words } = useTable();
  const texts = store.wordsOf("share") as Record<Key, string> | null;
  return texts && new Words<Key>(words.language, { en: texts, fr: texts });
}

export function useShareWords(): ShareWords {
  return useComingWords() as ShareWords;
}
