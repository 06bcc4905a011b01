/** What the teacher’s screen says: what a prediction says, and some more. */
import en from "../../../../dixit_widget/words/en/register.json";
import fr from "../../../../dixit_widget/words/fr/register.json";
import { type SaidKey, wordsIn } from "../../teaching/words";
import { type Language, Words } from "../../words";

export type RegisterWords = Words<keyof typeof en>;

export function registerWords(language: Language): RegisterWords {
  return new Words(language, { en, fr });
}

export function askingWords(language: Language): Words<SaidKey> {
  return wordsIn(language);
}
