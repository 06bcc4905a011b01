/** A question as one view shows it: what Python keeps, and what was given since. */
import { Desk } from "../lab/desk";
import type { Model } from "../model";
import type { Given, PredictRequests, PredictTraits } from "./messages";

export class PredictStore extends Desk<PredictTraits, PredictRequests> {
  /** What Python has not answered yet. */
  #given: Partial<Pick<PredictTraits, "answers" | "several">> = {};

  constructor(model: Model<PredictTraits>) {
    super(model, ["question", "asked", "several", "answers", "revealed", "outcome"]);
  }

  get answers(): Given[] {
    return this.#given.answers ?? this.trait("answers");
  }

  get several(): boolean {
    return this.#given.several ?? this.trait("several");
  }

  give(value: Given): void {
    const answers = this.several ? [...this.answers, value] : [value];
    void this.#send("give", { value }, { answers });
  }

  giveAll(values: Given[]): void {
    void this.#send("give_all", { values }, { answers: values });
  }

  askSeveral(several: boolean): void {
    void this.#send("several", { several }, { several });
  }

  reveal(): void {
    void this.#send("reveal", {}, {});
  }

  async #send<K extends keyof PredictRequests & string>(
    kind: K,
    asked: PredictRequests[K][0],
    given: Partial<Pick<PredictTraits, "answers" | "several">>,
  ): Promise<void> {
    this.#given = { ...this.#given, ...given };
    await this.ask(kind, asked);
    if (this.open === 0) this.#given = {};
    this.tell();
  }
}
