/** What the set-up panel says: what the table says, and some more that comes with what the panel shows. */
import type en from "../../../../dixit_widget/words/en/setup.json";
import type { TableStore } from "../../store/table-store";
import { type Key, SCREEN, Words } from "../../words";
import { useTable } from "../context";

type SetupKey = Key | keyof typeof en;
type SetupWords = Words<SetupKey>;

export function useSetup(): { store: TableStore; words: SetupWords; say: SetupWords["say"] } {
  const { store } = useTable();
  const { language } = store.words;
  const texts = { ...SCREEN[language], ...store.setup?.texts[language] } as Record<SetupKey, string>;
  const words = new Words<SetupKey>(language, { en: texts, fr: texts });
  return { store, words, say: words.say };
}
