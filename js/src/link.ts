/** Asks Python and waits for the answer; keeps what was not answered until somebody answers again. */
import type { Wire } from "./model";
import type { PictureList, Pictures, PrivatePush, Push, Refusal, TableRequests } from "./protocol";

export interface Timing {
  /** No answer for so long: not connected. */
  patience: number;
  /** How often to knock while an answer is overdue. */
  retry: number;
  /** How often to knock when nothing happens. */
  idle: number;
}

const TIMING: Timing = { patience: 3000, retry: 500, idle: 10_000 };
const SLOW = 4; // times as long as an answer has taken lately: it is late
const MOST = 20_000; // ms that anything is waited for
const OVERDUE = 1200; // ms, more than from one sign of life of a busy Python to the next: look whether it was lost
const LEAST = 250; // ms
const MANY = 20; // knocks in vain; from then on they come rarely
const RARELY = 2000; // ms
const REST = 5000; // ms without a question: somebody thinks, or nobody is there
const UNPRESSED: readonly string[] = ["pictures", "sound", "ping", "hello"]; // what no person waits for

interface Waiting {
  content: { id: string; kind: string };
  /** Bytes beside it. */
  buffers?: ArrayBuffer[] | undefined;
  /** Position in the order of sending: what is older than an answered ping was lost. */
  sent: number;
  at: number;
  late: boolean;
  /** Python has said that it is at work since. */
  borne: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  resolve(reply: unknown, buffers: ArrayBuffer[]): void;
}

/** kind → [what is asked, what is answered]. */
export type Protocol<Kinds extends PropertyKey> = Record<Kinds, [object, object]>;

export interface Answer<A> {
  reply: ({ ok: true } & A) | ({ ok: false } & Refusal);
  buffers: ArrayBuffer[];
}

/** What pictures come over, whatever else is asked there. */
export interface PictureLink {
  ask(kind: "pictures", given: Pictures): Promise<Answer<PictureList>>;
  /** Resolves when nothing else is asked that a person waits for, or Python says that it takes its time. */
  quiet?(): Promise<void>;
  /** Resolves when nobody has asked for anything for a while. */
  rest?(): Promise<void>;
  /** How long the quickest answer took, in ms: there and back, and little beside. */
  readonly roundTrip?: number;
}

export interface Listener {
  online(now: boolean): void;
  private?(push: PrivatePush): void;
  /** Something that was asked takes Python its time. */
  working?(): void;
  /** Something else that is sent unasked. */
  pushed?(message: object, buffers: ArrayBuffer[]): void;
  /** What Python had shown when it answered. */
  shown?(epoch: string, serial: number): void;
  /** The number of what Python had told of the traits when it answered. */
  told?(number: number): void;
}

type Told = "id" | "epoch" | "serial" | "told";

const run = Math.random().toString(36).slice(2, 10);
let views = 0;

export class Link<R extends Protocol<keyof R> = TableRequests> {
  readonly #wire: Wire;
  readonly #timing: Timing;
  readonly #listener: Listener;
  readonly #language: () => string;
  readonly #prefix = `${run}-${views++}`;
  readonly #waiting = new Map<string, Waiting>();
  readonly #heard = (message: unknown, buffers?: unknown) => this.#hear(message, buffers);
  /** What was under way when the line was cut is lost, and so are the knocks. */
  readonly #back = () => {
    this.#sendAgain([...this.#waiting.values()]);
    this.knock();
  };
  readonly #clock: ReturnType<typeof setInterval>;
  #count = 0;
  #online = true;
  #lastSign = Date.now();
  #lastPressed = Date.now();
  /** How long the slowest of the latest answers has taken, in ms. */
  #usual = 0;
  /** How long an answer takes lately where nothing goes wrong, in ms: one that got lost for a while tells nothing. */
  #quick = 0;
  /** How long the quickest answer of all took, in ms. */
  #roundTrip = 0;
  #whenQuiet: (() => void)[] = [];
  #knocks = 0;
  #lastKnock = 0;
  #closed = false;

  constructor(wire: Wire, language: () => string, listener: Listener, timing: Partial<Timing> = {}) {
    this.#wire = wire;
    this.#language = language;
    this.#listener = listener;
    this.#timing = { ...TIMING, ...timing };
    wire.on("msg:custom", this.#heard);
    wire.on("back", this.#back);
    this.#clock = setInterval(() => this.#watch(), this.#timing.retry);
  }

  get online(): boolean {
    return this.#online;
  }

  get roundTrip(): number {
    return this.#roundTrip;
  }

  /** The promise stays open until there is an answer, however late: a move is kept, never dropped. */
  ask<K extends keyof R & string>(
    kind: K,
    given: R[K][0],
    buffers?: ArrayBuffer[],
  ): Promise<Answer<R[K][1]>> {
    return new Promise((resolve) => {
      const content = { ...given, kind, lang: this.#language() };
      const answered = (reply: unknown, buffers: ArrayBuffer[]) =>
        resolve({ reply: reply as Answer<R[K][1]>["reply"], buffers });
      this.#begin(content, answered, buffers);
    });
  }

  /** Resolves when nothing is asked that a person waits for, or it takes its time. */
  quiet(): Promise<void> {
    if (!this.#pressing) return Promise.resolve();
    return new Promise((resolve) => {
      this.#whenQuiet.push(resolve);
      setTimeout(resolve, this.#timing.patience);
    });
  }

  /** Resolves when nobody has asked for anything for a while. */
  async rest(): Promise<void> {
    const left = () => (this.#pressing ? REST : this.#lastPressed + REST - Date.now());
    while (left() > 0) await new Promise((go) => setTimeout(go, left()));
  }

  get #pressing(): boolean {
    return [...this.#waiting.values()].some(({ content }) => isPressing(content.kind));
  }

  #resolveQuiet(): void {
    for (const resolve of this.#whenQuiet.splice(0)) resolve();
  }

  /** Ask whether anybody is there: what was said before an answered knock and has no answer was lost. */
  knock(): void {
    for (const { content, at } of this.#knocking) if (Date.now() - at > MOST) this.#forget(content.id);
    const before = this.#count;
    this.#begin({ kind: "ping" }, () => this.#again(before));
    this.#lastKnock = Date.now();
    this.#knocks += 1;
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#clock);
    this.#wire.off("msg:custom", this.#heard);
    this.#wire.off("back", this.#back);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #begin(asked: { kind: string }, resolve: Waiting["resolve"], buffers?: ArrayBuffer[]): void {
    if (this.#closed) return;
    if (isPressing(asked.kind)) this.#lastPressed = Date.now();
    const id = `${this.#prefix}-${this.#count}`;
    const content = { ...asked, id };
    const fresh = { sent: 0, at: 0, late: false, borne: false, timer: undefined };
    const waiting: Waiting = { content, buffers, resolve, ...fresh };
    this.#waiting.set(id, waiting);
    this.#send(waiting);
  }

  get #knocking(): Waiting[] {
    return [...this.#waiting.values()].filter(({ content }) => content.kind === "ping");
  }

  #send(waiting: Waiting): void {
    waiting.sent = this.#count++;
    waiting.at = Date.now();
    const probes = waiting.content.kind === "ping" && this.#waiting.size > 1;
    if (!probes) this.#wait(waiting); // what it looks after has a patience of its own
    try {
      this.#wire.send(waiting.content, undefined, waiting.buffers);
    } catch {
      // a dead comm may throw; the timer tells the person
    }
  }

  #wait(waiting: Waiting): void {
    waiting.late = false;
    clearTimeout(waiting.timer);
    waiting.timer = setTimeout(() => {
      waiting.late = true;
      this.#turn(false);
    }, this.#patience);
  }

  /** By measured round trips: a slow line is not a dead one. */
  get #patience(): number {
    return Math.max(this.#timing.patience, Math.min(SLOW * this.#usual, MOST));
  }

  /** Python is busy with something asked, here or in another view: whoever else asked waits for it, too. */
  #bear(): void {
    for (const waiting of this.#waiting.values()) {
      waiting.at = Date.now(); // that is thinking, not the line
      waiting.borne = true;
      if (waiting.timer) this.#wait(waiting);
    }
    this.#resolveQuiet();
    this.#sign();
  }

  #hear(message: unknown, buffers: unknown): void {
    if (this.#closed || typeof message !== "object" || message === null) return;
    const { id, epoch, serial, told } = message as Partial<Record<Told, unknown>>;
    if (typeof id !== "string") {
      this.#pushed(message as Push, buffers);
      return;
    }
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#forget(waiting.content.id);
    const took = Date.now() - waiting.at;
    this.#usual = Math.max(took, this.#usual / 2);
    this.#roundTrip = Math.min(took, this.#roundTrip || took);
    this.#quick = Math.min(took, Math.max(2 * this.#quick, LEAST));
    this.#sign();
    if (typeof epoch === "string" && typeof serial === "number") this.#listener.shown?.(epoch, serial);
    if (typeof told === "number") this.#listener.told?.(told);
    waiting.resolve(message, parts(buffers));
  }

  #pushed(push: Push, buffers: unknown): void {
    if (push.kind === "private") {
      this.#sign();
      this.#listener.private?.(push);
    } else if (push.kind === "working") {
      this.#bear();
      this.#listener.working?.();
    } else {
      this.#sign();
      this.#listener.pushed?.(push, parts(buffers));
    }
  }

  #sign(): void {
    this.#lastSign = Date.now();
    this.#knocks = 0;
    this.#turn(true);
  }

  #turn(online: boolean): void {
    if (online === this.#online) return;
    this.#online = online;
    this.#listener.online(online);
  }

  #forget(id: string): void {
    clearTimeout(this.#waiting.get(id)?.timer);
    this.#waiting.delete(id);
    if (!this.#pressing) this.#resolveQuiet();
  }

  /** Messages keep their order: what went out before an answered ping and is still open was lost. */
  #again(before: number): void {
    const lost = [...this.#waiting.values()].filter((one) => one.sent < before && (one.late || !one.borne));
    this.#sendAgain(lost);
  }

  /** Asked again it is done once: ids and revisions see to that. */
  #sendAgain(lost: Waiting[]): void {
    for (const one of lost) {
      if (one.content.kind === "ping") this.#forget(one.content.id);
      else this.#send(one);
    }
  }

  #watch(): void {
    const now = Date.now();
    const overdue = Math.max(OVERDUE, 2 * this.#quick);
    const missed = [...this.#waiting.values()].some((one) => one.late || now - one.at >= overdue);
    const silent = now - this.#lastSign >= this.#timing.idle;
    const seen = typeof document === "undefined" || document.visibilityState !== "hidden";
    const pause = this.#knocks < MANY ? 0 : RARELY;
    if (!this.#online || missed) {
      if (now - this.#lastKnock >= pause) this.knock();
    } else if (silent && seen && this.#waiting.size === 0) this.knock();
  }
}

function isPressing(kind: string): boolean {
  return !UNPRESSED.includes(kind);
}

function parts(buffers: unknown): ArrayBuffer[] {
  return Array.isArray(buffers) ? buffers.map(bytes) : [];
}

function bytes(buffer: unknown): ArrayBuffer {
  if (ArrayBuffer.isView(buffer)) {
    const { buffer: all, byteOffset, byteLength } = buffer;
    return all.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  }
  return buffer as ArrayBuffer;
}
