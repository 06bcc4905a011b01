/** What only whoever is at this screen may know, and of which moment it is. */
import type { OpenView, PrivatePush, PrivateView, Seating } from "../protocol";

export type Known = Omit<PrivatePush, "kind">;

const NOTHING: Known = { epoch: "", serial: -1, private: null, open: null };

export class PrivatePart {
  #known = NOTHING;

  learn(part: Known): void {
    if (part.epoch === this.#known.epoch && part.serial < this.#known.serial) return;
    const { epoch, serial, private: view, open } = part;
    this.#known = { epoch, serial, private: view, open };
  }

  /** Forget what was for somebody else, or of another game; what came before its public part stays. */
  keepFor(seating: Seating): void {
    const { epoch, serial } = this.#known;
    const early = serial >= seating.serial;
    if (epoch !== seating.epoch || !(early || this.#isFor(seating))) this.#known = NOTHING;
  }

  /** What the person at the screen knows; null as soon as somebody else is there. */
  viewFor(seating: Seating): PrivateView | null {
    return this.#isFor(seating) ? this.#known.private : null;
  }

  /** All that lies face down, for whoever may see every hand. */
  openFor(seating: Seating): OpenView | null {
    return this.#isFor(seating) ? this.#known.open : null;
  }

  /** Whether it has come for a serial of the game that is shown. */
  reaches(epoch: string, serial: number): boolean {
    return this.#known.epoch === epoch && this.#known.serial >= serial;
  }

  #isFor({ epoch, seat }: Seating): boolean {
    return this.#known.epoch === epoch && (this.#known.private?.you ?? "") === seat;
  }
}
