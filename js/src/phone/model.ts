/** What a notebook’s model is to the screens of the table, made of what comes over a socket. */
import type { Model } from "../model";
import type { PictureInfo, PrivatePush, ScreenTraits, Snapshot } from "../protocol";
import type { Told } from "./connection";

type Listener = (...given: never[]) => void;

const FIRST: ScreenTraits = {
  public: null,
  steps: [],
  seating: {
    epoch: "",
    serial: 0,
    seats: [],
    seat: "",
    next: "",
    here: [],
    present: [],
    ready: [],
    left: null,
    tells_next: "",
    bots_wait: [],
    explained: {},
    sound: "",
    may: [],
  },
  rules: null,
  edition: "",
  setup: null,
  notice: null,
  language: "",
  theme: "",
  pace: 0.45,
};

const AGAIN = 1000; // ms

export class PhoneModel implements Model {
  readonly #say: (content: unknown) => void;
  readonly #size: "small" | "hash";
  readonly #listeners = new Map<string, Set<Listener>>();
  #traits = FIRST;

  /** @param size which of its two pictures is shown of a card before anybody looks closely. */
  constructor(say: (content: unknown) => void, size: "small" | "hash" = "small") {
    this.#say = say;
    this.#size = size;
  }

  get<K extends keyof ScreenTraits>(name: K): ScreenTraits[K] {
    return this.#traits[name];
  }

  on(event: string, listener: Listener): void {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  send(content: unknown): void {
    this.#say(content);
  }

  /** A picture under its hash: the small one, or the one to look at closely. */
  addressOf(hash: string): string {
    return `p/${hash}.webp`;
  }

  /** What all may know becomes traits, what only this seat may know a push, as in a notebook. */
  show(snapshot: Snapshot): void {
    const { seating, public: view, steps, rules, private: known, open } = snapshot;
    const { epoch, serial } = seating;
    const setup = snapshot.setup ?? this.#traits.setup;
    const shown = { setup, seating, public: view, steps, rules, edition: rules?.id ?? "" };
    this.#traits = { ...this.#traits, ...shown };
    const push: PrivatePush = { kind: "private", epoch, serial, private: known, open };
    this.#emit("msg:custom", push);
    for (const name of Object.keys(shown)) this.#emit(`change:${name}`);
  }

  /** An answer or a push; pictures are fetched before they are handed on, as a notebook sends them along. */
  async pass(told: Told): Promise<void> {
    const cards = told.ok === true && "total" in told ? (told.cards as PictureInfo[]) : [];
    this.#emit("msg:custom", told, await Promise.all(cards.map((card) => this.#fetch(card[this.#size]))));
  }

  async #fetch(hash: string): Promise<ArrayBuffer> {
    for (;;) {
      try {
        const answer = await fetch(this.addressOf(hash));
        if (answer.ok) return await answer.arrayBuffer();
        if (answer.status < 500) return new ArrayBuffer(0); // there is none: its title is shown
      } catch {
        // cut off: it is asked for again
      }
      await new Promise((go) => setTimeout(go, AGAIN));
    }
  }

  #emit(event: string, ...given: unknown[]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])])
      (listener as (...all: unknown[]) => void)(...given);
  }
}
