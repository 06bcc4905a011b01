/** What every page knows: its words, its pictures, its link with Python, and who is to be told of changes. */
import { Link, type Listener, type PictureLink, type Protocol, type Timing } from "../link";
import type { Model } from "../model";
import { Pictures } from "../pictures";
import type { PageRequests } from "../protocol";
import { type Language, languageOf, type Words } from "../words";
import { Telling } from "./telling";

/** Traits that every widget has. */
export interface Look {
  language: Language | "";
  theme: "light" | "dark" | "";
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

export abstract class PageStore<T extends Look, R extends Protocol<keyof R>, K extends string> {
  readonly uid = `dx${Math.random().toString(36).slice(2, 8)}`;
  readonly link: Link<R>;
  readonly pictures: Pictures;
  /** Where the cards of the tableau lay on the last screen, so that they glide to their next place. */
  readonly places = new Map<string, Place>();
  words: Words<K>;
  online = true;
  readonly #model: Model<T>;
  readonly #speak: (language: Language) => Words<K>;
  readonly #listeners = new Set<() => void>();
  readonly #handlers: [string, () => void][] = [];
  readonly #telling: Telling;
  readonly #motion = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(
    model: Model<T>,
    speak: (language: Language) => Words<K>,
    hear: Omit<Listener, "online" | "told"> = {},
    timing: Partial<Timing> = {},
  ) {
    this.#model = model;
    this.#speak = speak;
    this.words = this.#spoken();
    const online = (now: boolean) => {
      this.online = now;
      this.tell();
    };
    const told = (number: number) => this.#telling.hear(number);
    this.link = new Link<R>(model, () => this.words.language, { ...hear, online, told }, timing);
    const link = this.link as unknown as Pick<Link<PageRequests>, "ask">;
    this.#telling = new Telling(model as unknown as ConstructorParameters<typeof Telling>[0], () =>
      link.ask("traits", {}),
    );
    this.pictures = new Pictures(
      this.link as unknown as PictureLink,
      () => this.tell(),
      model.addressOf?.bind(model),
    );
    this.watch(["language"], () => {
      this.words = this.#spoken();
    });
    this.watch(["theme"]);
  }

  /** Nothing should move for its own sake. */
  get reducedMotion(): boolean {
    return this.#motion.matches;
  }

  get theme(): Look["theme"] {
    return this.trait("theme");
  }

  trait<N extends keyof T>(name: N): T[N] {
    return this.#model.get(name);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(): void {
    for (const listener of this.#listeners) listener();
  }

  close(): void {
    for (const [event, handler] of this.#handlers) this.#model.off(event, handler);
    this.#telling.close();
    this.link.close();
    this.#listeners.clear();
  }

  /** Tell of every change of these traits, after what there is to do about it. */
  protected watch(names: readonly (keyof T & string)[], changed: () => void = () => {}): void {
    const handler = () => {
      changed();
      this.tell();
    };
    for (const name of names) {
      this.#handlers.push([`change:${name}`, handler]);
      this.#model.on(`change:${name}`, handler);
    }
  }

  #spoken(): Words<K> {
    return this.#speak(languageOf(this.trait("language"), globalThis.navigator?.language));
  }
}
