/** A question as one view shows it: what Python keeps, and what was given since. */
import type { Model } from "../model";
import type { PredictRequests, PredictTraits } from "../protocol";
import { RequestStore } from "../teaching/request-store";
import { wordsIn } from "../teaching/words";

/** An answer: a number, one of the choices, or votes. */
export type Given = PredictTraits["answers"][number];

export class PredictStore extends RequestStore<PredictTraits, PredictRequests> {
  /** What Python has not answered yet. */
  #given: Partial<Pick<PredictTraits, "answers" | "several">> = {};
  #asked = false;

  constructor(model: Model<PredictTraits>) {
    super(model, ["question", "asked", "several", "answers", "working", "revealed", "outcome"], wordsIn);
  }

  get answers(): Given[] {
    return this.#given.answers ?? this.trait("answers");
  }

  get several(): boolean {
    return this.#given.several ?? this.trait("several");
  }

  /** Python has not said yet that it has the answers. */
  get sending(): boolean {
    return this.#given.answers !== undefined;
  }

  /** Another set of answers comes with the switch: until it is here, nothing can be taken from it. */
  get switching(): boolean {
    return this.#given.several !== undefined;
  }

  get revealing(): boolean {
    return this.#asked || this.trait("working");
  }

  give(value: Given): void {
    const answers = this.several ? [...this.answers, value] : [value];
    void this.#send("give", { value }, { answers });
  }

  giveAll(values: Given[]): void {
    void this.#send("give_all", { values }, { answers: values });
  }

  askSeveral(several: boolean): void {
    void this.#send("several", { several }, { several, answers: [] });
  }

  async reveal(): Promise<void> {
    if (this.revealing) return;
    this.#asked = true;
    await this.#send("reveal", {}, {});
    this.#asked = false;
    this.tell();
  }

  async #send<K extends keyof PredictRequests & string>(
    kind: K,
    asked: PredictRequests[K][0],
    given: Partial<Pick<PredictTraits, "answers" | "several">>,
  ): Promise<void> {
    this.#given = { ...this.#given, ...given };
    await this.ask(kind, asked);
    if (this.unanswered === 0) this.#given = {};
    this.tell();
  }
}
