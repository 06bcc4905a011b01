/** One socket to the room: opened again whenever it is lost, and replaced where it only seems to be open. */
import type { Greeting } from "../protocol";

export interface Told {
  kind?: unknown;
  id?: unknown;
  [more: string]: unknown;
}

interface Surroundings {
  /** What the room says: a frame, an answer, a sign of life. */
  heard(told: Told): void;
  /** The room is there, and has forgotten who asked what; or it has not been there for a while. */
  reached(now: boolean): void;
}

export interface Pace {
  /** Until the second try, doubled from try to try. */
  first: number;
  longest: number;
  /** Nothing was heard for so long though something was said: the socket is dead, whatever it claims. */
  silence: number;
  /** As long, when the page comes back from somewhere. */
  probe: number;
  /** A socket that is back so soon was never away. */
  grace: number;
}

/** Where the room is to be reached from this page. */
export function addressOfSocket(): string {
  const address = new URL("ws", document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  address.hash = "";
  return address.href;
}

/** Look whether the room is still there whenever the page comes back from somewhere. */
export function probeOnReturn(connection: Connection): void {
  const probe = () => document.visibilityState === "hidden" || connection.probe();
  document.addEventListener("visibilitychange", probe);
  addEventListener("pageshow", probe);
  addEventListener("online", probe);
}

const PACE: Pace = { first: 500, longest: 8000, silence: 8000, probe: 2000, grace: 2000 };

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Connection {
  readonly #address: string;
  readonly #around: Surroundings;
  readonly #pace: Pace;
  #greeting: Greeting | null = null;
  #socket: WebSocket | null = null;
  #entered = false;
  #tries = 0;
  #probes = 0;
  #again: Timer;
  #dead: { timer: Timer; at: number } | null = null;
  #missed: Timer;

  constructor(address: string, around: Surroundings, pace: Partial<Pace> = {}) {
    this.#address = address;
    this.#around = around;
    this.#pace = { ...PACE, ...pace };
  }

  /** Come in with these words, now. */
  enter(greeting: Greeting): void {
    this.#greeting = greeting;
    this.#tries = 0;
    this.#connect();
  }

  /** Say these words when the socket has to be opened anew. */
  comeBackWith(greeting: Greeting): void {
    this.#greeting = greeting;
  }

  /** Come in no more. */
  close(): void {
    this.#greeting = null;
    this.#drop();
    clearTimeout(this.#again);
    clearTimeout(this.#missed);
    this.#missed = undefined;
  }

  /** Say something, with a recording beside it where there is one; nobody hears it before the door is open. */
  send(content: unknown, buffers: ArrayBuffer[] = []): void {
    if (!this.#entered) return;
    this.#say(content, buffers);
    this.#expect(this.#pace.silence);
  }

  /** Look whether the room is still there: the page has slept, or the network is another one. */
  probe(): void {
    if (!this.#greeting) return;
    const closed = !this.#socket || this.#socket.readyState > WebSocket.OPEN;
    if (closed) {
      this.#tries = 0;
      this.#connect();
    } else if (this.#entered) {
      this.#say({ id: `probe-${this.#probes++}`, kind: "ping" });
      this.#expect(this.#pace.probe);
    }
  }

  #connect(): void {
    this.#drop();
    clearTimeout(this.#again);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#expect(this.#pace.silence);
    socket.onopen = () => this.#say(this.#greeting);
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    socket.onclose = () => this.#lose();
  }

  #say(content: unknown, [bytes]: ArrayBuffer[] = []): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(content);
    this.#socket.send(bytes ? joined(text, bytes) : text);
  }

  #hear(told: Told): void {
    clearTimeout(this.#dead?.timer);
    this.#dead = null;
    if (told.kind === "entered") this.#arrive();
    this.#around.heard(told);
  }

  #arrive(): void {
    if (this.#entered) return; // at another seat, by the same socket
    this.#entered = true;
    this.#tries = 0;
    clearTimeout(this.#missed);
    this.#missed = undefined;
    this.#around.reached(true);
  }

  /** The socket is gone: try again, later from try to try, and not all phones at once. */
  #lose(): void {
    this.#drop();
    if (!this.#greeting) return;
    this.#missed ??= setTimeout(() => this.#around.reached(false), this.#pace.grace);
    const { first, longest } = this.#pace;
    const wait = Math.min(longest, first * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#connect(), wait);
  }

  /** Give the socket up where nothing is heard for so long. */
  #expect(within: number): void {
    const at = Date.now() + within;
    if (this.#dead && this.#dead.at <= at) return;
    clearTimeout(this.#dead?.timer);
    this.#dead = { timer: setTimeout(() => this.#lose(), within), at };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#entered = false;
    clearTimeout(this.#dead?.timer);
    this.#dead = null;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}

/** A line of text and bytes behind it, in one frame. */
function joined(text: string, bytes: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const line = new TextEncoder().encode(`${text}\n`);
  const frame = new Uint8Array(line.length + bytes.byteLength);
  frame.set(line);
  frame.set(new Uint8Array(bytes), line.length);
  return frame;
}
