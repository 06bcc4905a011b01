/** What comes of what Python shows, in whatever order; what got lost on the way is asked for. */
import type { Snapshot } from "../protocol";
import { type Arrival, Newest, type Shown } from "./newest";
import { type Known, PrivatePart } from "./private-part";

interface Surroundings {
  /** Ask for all that there is; null: refused. */
  hello(): Promise<Snapshot | null>;
  /** Whether something private belongs to what is shown. */
  expectsPrivate(): boolean;
  /** There is something newer to show. */
  came(shown: Shown, arrival: Arrival): void;
  /** The private part of what is shown may be another. */
  learned(): void;
}

const LOST = 1000; // ms

export class Incoming {
  readonly #around: Surroundings;
  readonly #newest: Newest;
  readonly #private = new PrivatePart();
  /** What Python said that it has shown, by epoch and serial. */
  #told: [string, number] = ["", 0];
  #greeting = false;
  #lost: ReturnType<typeof setTimeout> | undefined;

  constructor(first: Shown, around: Surroundings) {
    this.#newest = new Newest(first);
    this.#around = around;
  }

  get shown(): Shown {
    return this.#newest.shown;
  }

  /** What only whoever is at the screen may know. */
  get private(): Pick<Known, "private" | "agreement" | "open"> {
    const { seating } = this.shown;
    return {
      private: this.#private.viewFor(seating),
      agreement: this.#private.agreementFor(seating),
      open: this.#private.openFor(seating),
    };
  }

  /** Whether the private part of what is shown is here. */
  get isWhole(): boolean {
    return this.#private.reaches(this.shown.seating.epoch, this.#newest.since);
  }

  /** Traits, or the public part of a snapshot. */
  take(shown: Shown): void {
    const arrival = this.#newest.take(shown);
    if (arrival === "late" || arrival === "known") return;
    this.#private.keepFor(shown.seating);
    this.#around.came(shown, arrival);
    this.#lookForLost();
  }

  /** The private part, of a push or of a snapshot. */
  learn(part: Known): void {
    if (this.#newest.isLeft(part.epoch)) return;
    this.#private.learn(part);
    this.hear(part.epoch, part.serial);
    // what comes before its public part is drawn with it
    if (!this.#newest.isBehind(part.epoch, part.serial)) this.#around.learned();
  }

  /** Python has said how far it is. */
  hear(epoch: string, serial: number): void {
    const [before, highest] = this.#told;
    this.#told = [epoch, epoch === before ? Math.max(serial, highest) : serial];
    this.#lookForLost();
  }

  async greet(): Promise<void> {
    if (this.#greeting) return;
    this.#greeting = true;
    const snapshot = await this.#around.hello();
    this.#greeting = false;
    if (!snapshot) return;
    const { seating, private: view, agreement, open } = snapshot;
    this.take(snapshot);
    this.learn({ epoch: seating.epoch, serial: seating.serial, private: view, agreement, open });
  }

  close(): void {
    clearTimeout(this.#lost);
  }

  /** A busy server may drop a message: where something has not come for a while, ask for all. */
  #lookForLost(): void {
    if (!this.#isLacking) {
      clearTimeout(this.#lost);
      this.#lost = undefined;
      return;
    }
    this.#lost ??= setTimeout(() => {
      this.#lost = undefined;
      void this.greet();
    }, LOST);
  }

  get #isLacking(): boolean {
    const { epoch, serial } = this.shown.seating;
    return (
      this.#newest.isBehind(...this.#told) ||
      (this.#around.expectsPrivate() && !this.#private.reaches(epoch, serial))
    );
  }
}
