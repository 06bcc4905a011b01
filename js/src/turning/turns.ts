/** Turns on their way to Python: one at a time, and of those that follow on the same control the last. */

export interface Turn {
  field: string;
  value: unknown;
  dragging: boolean;
}

const LATE = 400; // ms

export class Turns {
  /** The field that was turned last. */
  last = "";
  /** Controls that stand elsewhere already, until Python has answered. */
  #moved: Record<string, unknown> = {};
  #turning = false;
  #waiting: Turn[] = [];

  constructor(
    private readonly send: (turn: Turn) => Promise<unknown>,
    private readonly tell: () => void,
  ) {}

  /** Where a control stands; `settled` is where Python has it. */
  standing(field: string, settled: Readonly<Record<string, unknown>>): unknown {
    return field in this.#moved ? this.#moved[field] : settled[field];
  }

  turn(field: string, value: unknown, dragging: boolean): void {
    this.last = field;
    this.#moved = { ...this.#moved, [field]: value };
    if (this.#waiting.at(-1)?.field === field) this.#waiting.pop();
    this.#waiting.push({ field, value, dragging });
    this.tell();
    if (!this.#turning) void this.#send();
  }

  /** Python has shown where the controls stand. */
  settle(): void {
    if (!this.#turning) this.#moved = {};
  }

  async #send(): Promise<void> {
    this.#turning = true;
    for (let turn = this.#waiting.shift(); turn; turn = this.#waiting.shift()) await this.send(turn);
    this.#turning = false;
    // what Python shows may come after its answer
    setTimeout(() => {
      this.settle();
      this.tell();
    }, LATE);
  }
}
