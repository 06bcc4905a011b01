/** What a replay says: what the table says, and some more. */
import en from "../../../dixit_widget/words/en/replay.json";
import enTable from "../../../dixit_widget/words/en/screen.json";
import fr from "../../../dixit_widget/words/fr/replay.json";
import frTable from "../../../dixit_widget/words/fr/screen.json";
import { useTable } from "../ui/context";
import { fill, type Language } from "../words";

const CATALOGUES = { en: { ...enTable, ...en }, fr: { ...frTable, ...fr } };

export type Say = (key: keyof typeof CATALOGUES.en, values?: Record<string, string | number>) => string;

export function sayIn(language: Language): Say {
  return (key, values = {}) => fill(CATALOGUES[language][key], values, language);
}

export function useSay(): Say {
  return sayIn(useTable().words.language);
}
