/** What a replay says: what the table says, and some more. */
import en from "../../../dixit_widget/words/en/replay.json";
import fr from "../../../dixit_widget/words/fr/replay.json";
import { useTable } from "../screens/context";
import { type Language, SCREEN, Words } from "../words";

const CATALOGUE = { en: { ...SCREEN.en, ...en }, fr: { ...SCREEN.fr, ...fr } };
const WORDS = { en: new Words("en", CATALOGUE), fr: new Words("fr", CATALOGUE) };

export type Say = (typeof WORDS)["en"]["say"];

export function sayIn(language: Language): Say {
  return WORDS[language].say;
}

export function useSay(): Say {
  return sayIn(useTable().words.language);
}
