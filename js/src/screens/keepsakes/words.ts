/** What the keepsakes say: what the table says, and some more that comes when somebody looks at them. */
import type en from "../../../../dixit_widget/words/en/keepsakes.json";
import { type Key, SCREEN, Words } from "../../words";
import { useTable } from "../context";

type KeepsakeKey = Key | keyof typeof en;

/** Null for the moment that the words take to come. */
export function useComingKeepsakes(): Words<KeepsakeKey> | null {
  const { store } = useTable();
  const { language } = store.words;
  const come = store.wordsOf("keepsakes");
  if (!come) return null;
  const texts = { ...SCREEN[language], ...come } as Record<KeepsakeKey, string>;
  return new Words<KeepsakeKey>(language, { en: texts, fr: texts });
}

/** For parts that are drawn once the words are here. */
export const useKeepsakeWords = () => useComingKeepsakes() as Words<KeepsakeKey>;
