/** The words of screens that few look at: asked for once, when they are first needed. */
import type { Answer } from "../link";
import type { AskWords, WordList } from "../protocol";
import type { Language } from "../words";

type Area = AskWords["area"];

export class WordLists {
  readonly #ask: (area: Area) => Promise<Answer<WordList>>;
  readonly #came: () => void;
  readonly #lists = new Map<string, Record<string, string> | null>();

  constructor(ask: (area: Area) => Promise<Answer<WordList>>, came: () => void) {
    this.#ask = ask;
    this.#came = came;
  }

  /** Null until they are here. */
  of(area: Area, language: Language): Record<string, string> | null {
    const name = `${area}-${language}`;
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    this.#lists.set(name, null);
    void this.#ask(area).then(({ reply }) => {
      if (reply.ok) this.#lists.set(name, reply.texts);
      this.#came();
    });
    return null;
  }
}
