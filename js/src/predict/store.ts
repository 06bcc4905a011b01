/** A question as one view shows it. */
import { Desk } from "../lab/desk";
import type { Model } from "../model";
import type { Given, PredictRequests, PredictTraits } from "./messages";

export class PredictStore extends Desk<PredictTraits, PredictRequests> {
  constructor(model: Model<PredictTraits>) {
    super(model, ["question", "asked", "several", "answers", "revealed", "outcome"]);
  }

  give(value: Given): Promise<unknown> {
    return this.ask("give", { value });
  }

  giveAll(values: Given[]): void {
    void this.ask("give_all", { values });
  }

  several(several: boolean): void {
    void this.ask("several", { several });
  }

  reveal(): void {
    void this.ask("reveal", {});
  }
}
