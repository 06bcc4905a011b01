/** Shows what has happened step by step, at the table's pace. */
import { type PublicStep, unfold, weight } from "../logic/playback";
import type { PublicView } from "../protocol";

export class Playback {
  /** The view on the screen; behind the newest while steps are played back. */
  shown: PublicView | null;
  /** The view before it, if people saw the change happen. */
  before: PublicView | null = null;
  readonly #changed: () => void;
  readonly #pace: () => number;
  #queue: PublicView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `pace` says for how many seconds a step stays; 0: nothing is played back. */
  constructor(first: PublicView | null, pace: () => number, changed: () => void) {
    this.shown = first;
    this.#pace = pace;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#queue.length > 0;
  }

  /** Go on to a view, by way of the steps that led there. */
  follow(target: PublicView, steps: readonly PublicStep[]): void {
    const slowly = this.#pace() > 0;
    const from = this.#queue.at(-1) ?? this.shown;
    if (from?.revision === target.revision) {
      if (!slowly) this.skip();
      return;
    }
    if (!slowly) {
      this.stop();
      this.#show(target, this.shown);
      return;
    }
    const views = unfold(from, steps, target);
    const joined = views.length > 1 || views[0]?.revision === (from?.revision ?? -2) + 1;
    if (!joined) {
      this.jump(target);
      return;
    }
    this.#queue.push(...views);
    if (this.#queue.length === views.length) this.#step();
  }

  /** Show a view that nobody saw coming. */
  jump(target: PublicView | null): void {
    this.stop();
    this.#show(target, null);
  }

  /** To the end of the playback. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    this.stop();
    this.#show(last, this.shown);
  }

  /** Play nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #step(): void {
    const view = this.#queue.shift();
    if (!view) return;
    this.#show(view, this.shown);
    const next = this.#queue[0];
    if (next) this.#timer = setTimeout(() => this.#step(), 1000 * this.#pace() * weight(view, next));
  }

  #show(view: PublicView | null, before: PublicView | null): void {
    this.before = before;
    this.shown = view;
    this.#changed();
  }
}
