/** Shows what has happened step by step, at the table's pace. */
import { type PublicStep, unfold } from "../logic/playback";
import type { PublicView } from "../protocol";

interface Timing {
  /** Nothing is played back. */
  hurries(): boolean;
  /** For how many seconds a view stays before the next one. */
  stays(view: PublicView, next: PublicView): number;
  /** What needs no time is seen before what is still to come. */
  hastened(views: readonly PublicView[]): PublicView[];
}

export class Playback {
  /** The view on the screen; behind the newest while steps are played back. */
  shown: PublicView | null;
  /** The view before it, if people saw the change happen. */
  before: PublicView | null = null;
  readonly #changed: () => void;
  readonly #timing: Timing;
  #queue: PublicView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(first: PublicView | null, timing: Timing, changed: () => void) {
    this.shown = first;
    this.#timing = timing;
    this.#changed = changed;
  }

  get running(): boolean {
    return this.#queue.length > 0;
  }

  /** Go on to a view, by way of the steps that led there. */
  follow(target: PublicView, steps: readonly PublicStep[]): void {
    const slowly = !this.#timing.hurries();
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
    const waits = this.running;
    this.#queue.push(...views);
    // who was waited for may have acted: what comes next may come sooner than it would have
    if (this.#hasten() || !waits) this.#wait();
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
    const before = this.#queue.at(-2) ?? this.shown;
    this.stop();
    this.#show(last, before);
  }

  /** Play nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Whether it changed what is shown. */
  #hasten(): boolean {
    const { shown } = this;
    if (!shown) return false;
    const [now = shown, ...queue] = this.#timing.hastened([shown, ...this.#queue]);
    this.#queue = queue;
    if (now === shown) return false;
    this.shown = now;
    this.#changed();
    return true;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [next] = this.#queue;
    if (!next) return;
    const seconds = this.shown ? this.#timing.stays(this.shown, next) : 0;
    if (seconds > 0) this.#timer = setTimeout(() => this.#step(), 1000 * seconds);
    else this.#step();
  }

  #step(): void {
    const view = this.#queue.shift();
    if (!view) return;
    this.#show(view, this.shown);
    this.#wait();
  }

  #show(view: PublicView | null, before: PublicView | null): void {
    this.before = before;
    this.shown = view;
    this.#changed();
  }
}
