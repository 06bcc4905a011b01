/** What the sheet of a deck says: what the lab says, and some more. */
import en from "../../../dixit_widget/words/en/captions.json";
import lab_en from "../../../dixit_widget/words/en/lab.json";
import fr from "../../../dixit_widget/words/fr/captions.json";
import lab_fr from "../../../dixit_widget/words/fr/lab.json";
import type { SaidKey } from "../teaching/words";
import { type Catalogue, type Language, SCREEN, Words } from "../words";

export type CaptionKey = SaidKey | keyof typeof en;

const CATALOGUE: Catalogue<CaptionKey> = {
  en: { ...SCREEN.en, ...lab_en, ...en },
  fr: { ...SCREEN.fr, ...lab_fr, ...fr },
};

export function wordsIn(language: Language): Words<CaptionKey> {
  return new Words<CaptionKey>(language, CATALOGUE);
}
