/** Sees that something of what Python told of the traits has not come, and has all of it told once more. */
import type { Model } from "../model";

interface Told {
  /** The number of what Python told last; absent where traits come otherwise than by telling. */
  told: number;
}

const LOST = 1000; // ms

export class Telling {
  readonly #model: Pick<Model<Told>, "get" | "on" | "off">;
  /** Have all told; resolves when it has been. */
  readonly #ask: () => Promise<unknown>;
  readonly #came = () => this.#take();
  /** Up to which all has come, and up to which there is something. */
  #whole: number;
  #newest: number;
  #lost: ReturnType<typeof setTimeout> | undefined;

  constructor(model: Pick<Model<Told>, "get" | "on" | "off">, ask: () => Promise<unknown>) {
    this.#model = model;
    this.#ask = ask;
    this.#whole = this.#newest = model.get("told") ?? 0;
    model.on("change:told", this.#came);
  }

  /** An answer has said how far Python is. */
  hear(told: number): void {
    this.#newest = Math.max(this.#newest, told);
    this.#look();
  }

  close(): void {
    clearTimeout(this.#lost);
    this.#model.off("change:told", this.#came);
  }

  /** One number after the other; a lower one has come late, and lies over what was newer. */
  #take(): void {
    const told = this.#model.get("told");
    if (told <= this.#whole + 1) this.#whole = told;
    this.hear(told);
  }

  #look(): void {
    if (this.#whole >= this.#newest) {
      clearTimeout(this.#lost);
      this.#lost = undefined;
      return;
    }
    this.#lost ??= setTimeout(() => void this.#mend(), LOST);
  }

  async #mend(): Promise<void> {
    const before = this.#newest;
    await this.#ask();
    this.#lost = undefined;
    const told = this.#model.get("told");
    if (told > before) this.#whole = told;
    this.#look();
  }
}
