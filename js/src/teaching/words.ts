/** What the lab and the predictions say: what the table says, and some more. */
import en from "../../../dixit_widget/words/en/lab.json";
import fr from "../../../dixit_widget/words/fr/lab.json";
import { type Catalogue, type Key, type Language, SCREEN, Words } from "../words";

export type SaidKey = Key | keyof typeof en;

const CATALOGUE: Catalogue<SaidKey> = { en: { ...SCREEN.en, ...en }, fr: { ...SCREEN.fr, ...fr } };

export function wordsIn(language: Language): Words<SaidKey> {
  return new Words<SaidKey>(language, CATALOGUE);
}
