/** What controls say, and the line of what rules come to. */
import en from "../../../dixit_widget/words/en/controls.json";
import fr from "../../../dixit_widget/words/fr/controls.json";
import { type Catalogue, type Key, type Language, SCREEN, Words } from "../words";

export type TurningKey = Key | keyof typeof en;

export const TURNING = { en, fr };

const CATALOGUE: Catalogue<TurningKey> = { en: { ...SCREEN.en, ...en }, fr: { ...SCREEN.fr, ...fr } };

export function wordsIn(language: Language): Words<TurningKey> {
  return new Words<TurningKey>(language, CATALOGUE);
}

/** A number as people of the language write it. */
export function written(value: number, digits: number, language: Language): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
