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
  },
  may: [],
  rules: null,
  edition: "",
  setup: null,
  notice: null,
  language: "",
  theme: "",
  pace: 0.45,
};

const AGAIN = 1000; // ms
const TOO_OFTEN = 429; // the status of what is asked for too often

export class PhoneModel implements Model {
  readonly #say: (content: unknown, buffers?: ArrayBuffer[]) => void;
  readonly #size: "small" | "hash";
  readonly #listeners = new Map<string, Set<Listener>>();
  #traits = FIRST;

  /** @param size which of its two pictures is shown of a card before anybody looks closely. */
  constructor(say: (content: unknown, buffers?: ArrayBuffer[]) => void, size: "small" | "hash" = "small") {
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

  send(content: unknown, _callbacks?: unknown, buffers?: ArrayBuffer[]): void {
    this.#say(content, buffers);
  }

  /** The room is reached again: what was under way has to be asked again. */
  comeBack(): void {
    this.#emit("back");
  }

  /** A picture under its hash: the small one, or the one to look at closely. */
  addressOf(hash: string): string {
    return `p/${hash}.webp`;
  }

  /** What all may know becomes traits, what only this seat may know a push, as in a notebook. */
  show(snapshot: Snapshot): void {
    const { seating, may, public: view, steps, rules, private: known, agreement, open } = snapshot;
    const { epoch, serial } = seating;
    const setup = snapshot.setup ?? this.#traits.setup;
    const shown = { setup, seating, may, public: view, steps, rules, edition: rules?.id ?? "" };
    this.#traits = { ...this.#traits, ...shown };
    const push: PrivatePush = { kind: "private", epoch, serial, private: known, agreement, open };
    this.#emit("msg:custom", push);
    for (const name of Object.keys(shown)) this.#emit(`change:${name}`);
  }

  /** An answer or a push; what a notebook sends along is fetched before it is handed on. */
  async pass(told: Told): Promise<void> {
    const wanted = told.ok === true ? this.#besides(told) : [];
    this.#emit("msg:custom", told, await Promise.all(wanted.map((address) => this.#fetch(address))));
  }

  /** Where pictures and recordings are that belong to an answer. */
  #besides(told: Told): string[] {
    if ("total" in told) return (told.cards as PictureInfo[]).map((card) => this.addressOf(card[this.#size]));
    return "sound" in told ? [`s/${told.sound}`] : [];
  }

  async #fetch(address: string): Promise<ArrayBuffer> {
    for (;;) {
      try {
        const answer = await fetch(address);
        if (answer.ok) return await answer.arrayBuffer();
        const later = answer.status >= 500 || answer.status === TOO_OFTEN;
        if (!later) return new ArrayBuffer(0); // there is none: words stand in its place
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
