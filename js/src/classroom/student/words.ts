/** What a student’s device says: what a phone says and what a prediction says, and some more. */
import en from "../../../../dixit_widget/words/en/lesson.json";
import fr from "../../../../dixit_widget/words/fr/lesson.json";
import { type SaidKey, wordsIn } from "../../teaching/words";
import { type Language, Words } from "../../words";

export type LessonWords = Words<keyof typeof en>;

export function lessonWords(language: Language): LessonWords {
  return new Words(language, { en, fr });
}

/** For the parts of a prediction. */
export function askingWords(language: Language): Words<SaidKey> {
  return wordsIn(language);
}
