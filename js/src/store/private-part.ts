/** What only whoever is at this screen may know, and of which moment it is. */
import type { Agreement, OpenView, PrivatePush, PrivateView, Seating } from "../protocol";

export type Known = Omit<PrivatePush, "kind">;

const NOTHING: Known = { epoch: "", serial: -1, private: null, agreement: null, open: null };

export class PrivatePart {
  #known = NOTHING;

  learn(part: Known): void {
    if (part.epoch === this.#known.epoch && isLate(part, this.#known)) return;
    const { epoch, serial, private: view, agreement, open } = part;
    this.#known = { epoch, serial, private: view, agreement, open };
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

  /** How far the person at the screen is with their team mate, where the two have to agree. */
  agreementFor(seating: Seating): Agreement | null {
    return this.#isFor(seating) ? this.#known.agreement : null;
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

/** What two have offered each other raises no serial, by which others would hear of it: offers have numbers. */
function isLate(part: Known, known: Known): boolean {
  if (part.serial !== known.serial) return part.serial < known.serial;
  return part.private?.you === known.private?.you && offers(part) < offers(known);
}

function offers({ agreement }: Known): number {
  return agreement?.number ?? 0;
}
