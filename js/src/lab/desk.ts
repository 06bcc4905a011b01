/** What the pages share that only ask: words, pictures, the link, and one trouble at a time. */
import { Link, type PictureLink, type Protocol, type Timing } from "../link";
import type { Model, Wire } from "../model";
import { Pictures } from "../pictures";
import type { Parts } from "../ui/context";
import { languageOf, type Words } from "../words";
import type { CommonRequests } from "./messages";
import { type SaidKey, wordsIn } from "./words";

interface Look {
  language: "en" | "fr" | "";
  theme: "light" | "dark" | "";
}

export abstract class Desk<T extends Look, R extends CommonRequests & Protocol<keyof R>> implements Parts {
  readonly uid = `dx${Math.random().toString(36).slice(2, 8)}`;
  readonly link: Link<R>;
  readonly pictures: Pictures;
  readonly places: Parts["places"] = new Map();
  words: Words<SaidKey>;
  online = true;
  /** What Python refused, in its words. */
  trouble = "";
  /** Requests that are not answered yet. */
  open = 0;
  protected readonly model: Model<T>;
  readonly #changed = new Set<() => void>();
  readonly #handlers: [string, () => void][];

  constructor(model: Model<T>, watched: readonly (keyof T & string)[], timing: Partial<Timing> = {}) {
    this.model = model;
    this.words = this.#speak();
    const online = (now: boolean) => {
      this.online = now;
      this.tell();
    };
    this.link = new Link<R>(model as Wire, () => this.words.language, { online }, timing);
    this.pictures = new Pictures(this.link as unknown as PictureLink, () => this.tell());
    this.#handlers = [...watched, "language", "theme"].map((name) => [
      `change:${name}`,
      () => this.#heard(name),
    ]);
    for (const [event, handler] of this.#handlers) model.on(event, handler);
  }

  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get theme(): Look["theme"] {
    return this.model.get("theme");
  }

  trait<K extends keyof T>(name: K): T[K] {
    return this.model.get(name);
  }

  subscribe(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  close(): void {
    for (const [event, handler] of this.#handlers) this.model.off(event, handler);
    this.link.close();
    this.#changed.clear();
  }

  tell(): void {
    for (const listener of this.#changed) listener();
  }

  /** Ask, and show what was refused. */
  async ask<K extends keyof R & string>(kind: K, given: R[K][0]): Promise<R[K][1] | null> {
    this.open += 1;
    this.trouble = "";
    this.tell();
    const { reply } = await this.link.ask(kind, given);
    this.open -= 1;
    if (!reply.ok) this.trouble = reply.message;
    this.tell();
    return reply.ok ? reply : null;
  }

  #heard(name: string): void {
    if (name === "language") this.words = this.#speak();
    this.tell();
  }

  #speak(): Words<SaidKey> {
    return wordsIn(languageOf(this.model.get("language"), globalThis.navigator?.language));
  }
}
