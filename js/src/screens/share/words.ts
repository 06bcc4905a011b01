/** What only the table's owner reads: the lobby and the players' devices; no other page carries these words. */
import en from "../../../../dixit_widget/words/en/share.json";
import fr from "../../../../dixit_widget/words/fr/share.json";
import { Words } from "../../words";
import { useTable } from "../context";

const CATALOGUE = { en, fr };
const WORDS = { en: new Words("en", CATALOGUE), fr: new Words("fr", CATALOGUE) };

export type ShareWords = (typeof WORDS)["en"];

export function useShareWords(): ShareWords {
  return WORDS[useTable().words.language];
}
