/** A WebSocket without a server: what it is told to say, and what has been said to it. */
type Said = { kind: string; id?: string; [more: string]: unknown };

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** All that were ever opened, the newest last. */
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  readonly said: Said[] = [];
  readonly frames: (string | Uint8Array)[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  send(said: string | Uint8Array): void {
    const line = typeof said === "string" ? said : new TextDecoder().decode(said).split("\n")[0];
    this.said.push(JSON.parse(line ?? ""));
    this.frames.push(said);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // ── what the server does ──

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  say(content: object): this {
    this.onmessage?.({ data: JSON.stringify(content) });
    return this;
  }

  letIn(seat = ""): this {
    return this.open().say({ kind: "entered", seat });
  }

  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}
