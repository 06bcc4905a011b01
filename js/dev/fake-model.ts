/** A model without a kernel: traits in memory, and whatever answers one gives it. */
import type { Model } from "../src/model";
import type { ScreenTraits } from "../src/protocol";

type Listener = (...given: never[]) => void;
export type Asked = { id: string; kind: string } & Record<string, unknown>;
/** Returns the reply without `ok`, a refusal, or nothing for silence. */
export type Answer = (asked: Asked) => Record<string, unknown> | undefined;

export class FakeModel<T extends object = ScreenTraits> implements Model<T> {
  readonly sent: Asked[] = [];
  /** What came beside each of them. */
  readonly beside: ArrayBuffer[][] = [];
  answer: Answer = () => ({});
  delay = 0;
  #traits: T;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(traits: T) {
    this.#traits = { ...traits };
  }

  get<K extends keyof T>(name: K): T[K] {
    return this.#traits[name];
  }

  on(event: string, listener: Listener): void {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  /** How many listeners are still there: none after a view has gone. */
  get ears(): number {
    return [...this.#listeners.values()].reduce((sum, all) => sum + all.size, 0);
  }

  send(content: unknown, _callbacks?: unknown, beside: ArrayBuffer[] = []): void {
    const asked = content as Asked;
    this.sent.push(asked);
    this.beside.push(beside);
    const reply = this.answer(asked);
    if (!reply) return;
    const { buffers = [], ...rest } = reply as { buffers?: ArrayBuffer[] };
    const tell = () => this.emit("msg:custom", { id: asked.id, ok: true, ...rest }, buffers);
    setTimeout(tell, this.delay);
  }

  /** What Python does: sets several traits in one message. */
  set(change: Partial<T>): void {
    this.#traits = { ...this.#traits, ...change };
    for (const name of Object.keys(change)) this.emit(`change:${name}`);
  }

  emit(event: string, ...given: unknown[]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])])
      (listener as (...all: unknown[]) => void)(...given);
  }
}
