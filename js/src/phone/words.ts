/** What a phone says: what the table says, and some more. */
import en from "../../../dixit_widget/words/en/phone.json";
import fr from "../../../dixit_widget/words/fr/phone.json";
import { type Language, SCREEN, Words } from "../words";

const CATALOGUE = { en: { ...SCREEN.en, ...en }, fr: { ...SCREEN.fr, ...fr } };

export type PhoneWords = Words<keyof typeof CATALOGUE.en>;

export function phoneWords(language: Language): PhoneWords {
  return new Words(language, CATALOGUE);
}
