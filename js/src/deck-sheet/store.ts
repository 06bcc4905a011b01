/** What is said of a deck's cards, and what somebody is typing that Python has not taken yet. */
import type { Model } from "../model";
import type { CaptionedCard, CaptionList, DeckSheetRequests, DeckSheetTraits, SayOfCard } from "../protocol";
import { type Kept, saveFile } from "../store/save-file";
import { RequestStore } from "../teaching/request-store";
import { type CaptionKey, wordsIn } from "./words";

export type Field = SayOfCard["field"];

/** A text that was typed, and why Python would not have it. */
export interface Typed {
  text: string;
  isSent: boolean;
  refused: string;
}

const key = (card: string, field: Field) => `${field} ${card}`;

export class DeckSheetStore extends RequestStore<DeckSheetTraits, DeckSheetRequests, CaptionKey> {
  list: CaptionList | null = null;
  /** What became of the file: said until something else is said. */
  file: { name: string; kept: Kept } | null = null;
  readonly #typed = new Map<string, Typed>();

  constructor(model: Model<DeckSheetTraits>) {
    super(model, [], wordsIn);
    this.watch(["summary", "language"], () => void this.#load());
    void this.#load();
  }

  typed(card: string, field: Field): Typed | undefined {
    return this.#typed.get(key(card, field));
  }

  type(card: string, field: Field, text: string): void {
    this.#typed.set(key(card, field), { text, isSent: false, refused: "" });
    this.tell();
  }

  /** Say what was typed; what Python refuses stays to be mended. */
  async keep({ id: card, ...said }: CaptionedCard, field: Field): Promise<void> {
    const at = key(card, field);
    const typed = this.#typed.get(at);
    if (!typed || typed.isSent) return;
    if (typed.text.trim() === said[field]) {
      this.#typed.delete(at);
      this.tell();
      return;
    }
    const sent = { ...typed, isSent: true };
    this.#typed.set(at, sent);
    const { reply } = await this.link.ask("say", { card, field, text: typed.text });
    if (this.#typed.get(at) !== sent) return; // typed on meanwhile
    if (reply.ok) {
      this.#typed.delete(at);
      const { list } = this;
      if (list) this.list = { ...list, cards: list.cards.map((one) => (one.id === card ? reply.card : one)) };
    } else this.#typed.set(at, { ...sent, refused: reply.message });
    this.tell();
  }

  step(by: 1 | -1): void {
    void this.ask("step", { by });
  }

  async save(): Promise<void> {
    const file = await this.ask("file", {});
    if (!file) return;
    const kept = await saveFile(file.name, new Blob([file.text], { type: "text/csv" }));
    this.file = { name: file.name, kept };
    this.tell();
  }

  async #load(): Promise<void> {
    const { reply } = await this.link.ask("captions", {});
    if (!reply.ok || (this.list && reply.revision < this.list.revision)) return;
    this.list = reply;
    this.tell();
  }
}
