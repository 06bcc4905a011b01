/** The one request that the person waits for; one more is kept until it is answered. */
import type { Answer } from "../link";
import type { Fault } from "../protocol";

export type Pending =
  | "clue"
  | "cards"
  | "agree"
  | "vote"
  | "continue"
  | "begin"
  | "start"
  | "resume"
  | "sit"
  | "leave"
  | "release"
  | "save";

export interface RequestError {
  where: Pending;
  message: string;
}

interface Given<A> {
  ask(): Promise<Answer<A>>;
  done?: ((reply: A) => void) | undefined;
  refused?: ((faults: Fault[]) => void) | undefined;
}

/** An answer that is quicker is shown itself: drawing “Sending…” before it would only hold it up. */
const SLOW = 100; // ms

export class PendingRequest {
  name: Pending | null = null;
  error: RequestError | null = null;
  /** Python has said that what was asked takes it its time. */
  working = false;
  readonly #changed: () => void;
  /** What the person asked for while an answer was under way: the next screen may be up before it. */
  #next: (() => void) | null = null;
  #slow: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  async run<A>(name: Pending, given: Given<A>): Promise<void> {
    if (this.name === name) return;
    if (this.name) {
      this.#next = () => void this.run(name, given);
      return;
    }
    this.name = name;
    this.forgive();
    this.#slow = setTimeout(this.#changed, SLOW);
    const { reply } = await given.ask();
    clearTimeout(this.#slow);
    this.name = null;
    this.working = false;
    if (reply.ok) given.done?.(reply);
    else {
      this.error = { where: name, message: reply.message };
      given.refused?.(reply.faults ?? []);
    }
    this.#changed();
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /** Python is at work: at this request, if there is one. */
  work(): void {
    this.working = this.name !== null;
    this.#changed();
  }

  forgive(): void {
    if (!this.error) return;
    this.error = null;
    this.#changed();
  }

  close(): void {
    clearTimeout(this.#slow);
  }
}
