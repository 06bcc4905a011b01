/** The newest that Python has shown: what comes late, in whatever order, changes nothing any more. */
import type { Snapshot } from "../protocol";

export type Shown = Pick<Snapshot, "seating" | "may" | "public" | "steps" | "rules" | "setup">;

/** What became of something shown: it came too late, was here already, follows, or belongs to another game. */
export type Arrival = "late" | "known" | "next" | "other";

export class Newest {
  shown: Shown;
  /** The serial since which the public view, and who is at the screen, are as they are. */
  since: number;
  readonly #left = new Set<string>();

  constructor(first: Shown) {
    this.shown = first;
    this.since = first.seating.serial;
  }

  take(given: Shown): Arrival {
    const { epoch, serial, seat } = given.seating;
    const now = this.shown.seating;
    if (this.isLeft(epoch)) return "late";
    if (epoch !== now.epoch) {
      this.#left.add(now.epoch);
      this.#keep(given);
      this.since = serial;
      return "other";
    }
    if (serial < now.serial) return "late";
    const same = given.public?.revision === this.shown.public?.revision && seat === now.seat;
    if (!same) this.since = serial;
    this.#keep(given);
    return serial === now.serial && same ? "known" : "next";
  }

  /** Whether another game has come after that one. */
  isLeft(epoch: string): boolean {
    return this.#left.has(epoch);
  }

  /** Whether there has been something to see that has not come here. */
  isBehind(epoch: string, serial: number): boolean {
    if (!epoch || this.isLeft(epoch)) return false;
    const now = this.shown.seating;
    return epoch !== now.epoch || serial > now.serial;
  }

  #keep(given: Shown): void {
    this.shown = { ...given, setup: given.setup ?? this.shown.setup };
  }
}
