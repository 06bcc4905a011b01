/** Words of screens that few look at: they come from Python when first looked at, and no page carries them. */
import type asking from "../../../dixit_widget/words/en/asking.json";
import type how from "../../../dixit_widget/words/en/how.json";
import type share from "../../../dixit_widget/words/en/share.json";
import type sound from "../../../dixit_widget/words/en/sound.json";
import type { AskWords } from "../protocol";
import { type Catalogue, type Language, Words } from "../words";
import { useDoor } from "./context";

type Made<K extends string> = new (language: Language, catalogue: Catalogue<K>) => Words<K>;

function useComing<K extends string>(area: AskWords["area"]): Words<K> | null {
  const door = useDoor();
  const texts = door.wordsOf(area) as Record<K, string> | null;
  return texts && new (Words as Made<K>)(door.words.language, { en: texts, fr: texts });
}

/** Null for the moment that the words take to come; parts that are drawn when they are here need not ask. */
export const useAskingWords = () => useComing<keyof typeof asking>("asking");
export const useShareWords = () => useComing<keyof typeof share>("share");
export const useSoundWords = () => useComing<keyof typeof sound>("sound");
export const useHowWords = () => useComing<keyof typeof how>("how");
