/** What the explorer says: what the lab says, and some more. */
import en from "../../../dixit_widget/words/en/explorer.json";
import lab_en from "../../../dixit_widget/words/en/lab.json";
import fr from "../../../dixit_widget/words/fr/explorer.json";
import lab_fr from "../../../dixit_widget/words/fr/lab.json";
import type { SaidKey } from "../teaching/words";
import { TURNING, type TurningKey } from "../turning/words";
import { type Catalogue, type Language, SCREEN, Words } from "../words";

export type ExplorerKey = SaidKey | TurningKey | keyof typeof en;

const CATALOGUE: Catalogue<ExplorerKey> = {
  en: { ...SCREEN.en, ...lab_en, ...TURNING.en, ...en },
  fr: { ...SCREEN.fr, ...lab_fr, ...TURNING.fr, ...fr },
};

export function wordsIn(language: Language): Words<ExplorerKey> {
  return new Words<ExplorerKey>(language, CATALOGUE);
}
