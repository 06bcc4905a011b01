/** Wherever a socket is cut, what was asked is done, once, and in its order. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Link } from "../src/link";
import { Connection, type Told } from "../src/phone/connection";
import { PhoneModel } from "../src/phone/model";
import { FakeSocket } from "./fake-socket";

const MOVES = 500;

/** Numbers from 0 to 1 that are the same in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Takes moves as the table does: each on the revision that is there, and nothing twice. */
class Room {
  readonly done: number[] = [];
  readonly #chance = chances(7);
  readonly #served = new Map<FakeSocket, number>();
  readonly #deaf = new Set<FakeSocket>();

  /** Answer what has come, and cut the line now and then: before it is heard, or before it is answered. */
  serve(): void {
    const socket = FakeSocket.newest;
    if (socket.readyState === FakeSocket.CONNECTING) socket.letIn("Ana");
    for (let at = this.#served.get(socket) ?? 1; at < socket.said.length && !this.#deaf.has(socket); at++) {
      this.#served.set(socket, at + 1);
      this.#hear(socket, socket.said[at]!);
    }
  }

  #hear(socket: FakeSocket, { id, kind, revision }: FakeSocket["said"][number]): void {
    const cut = this.#chance();
    const heard = cut > 0.3;
    const fresh = heard && kind === "act" && revision === this.done.length;
    if (fresh) this.done.push(revision as number);
    if (cut > 0.6) socket.say({ id, ok: true, done: fresh });
    else this.#cut(socket);
  }

  /** Some lines break, and some fall silent and say that they are open. */
  #cut(socket: FakeSocket): void {
    this.#deaf.add(socket);
    if (this.#chance() < 0.5) socket.break();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("loses no move and makes none twice", async () => {
  const connection = new Connection("ws://host/ws", {
    heard: (told: Told) => told.kind !== "entered" && void model.pass(told),
    reached: (now) => void (now && model.comeBack()),
  });
  const model: PhoneModel = new PhoneModel((content) => connection.send(content));
  const link = new Link(model, () => "en", { online: () => {} });
  const room = new Room();
  connection.enter({ kind: "return", key: "k" });
  let answered = 0;
  const play = async () => {
    for (let revision = 0; revision < MOVES; revision++) {
      await link.ask("act", { revision, action: { action: "continue" } });
      answered++;
    }
  };
  const played = play();
  while (answered < MOVES) {
    room.serve();
    await vi.advanceTimersByTimeAsync(250);
  }
  await played;
  expect(room.done).toEqual(Array.from({ length: MOVES }, (_, at) => at));
  expect(FakeSocket.all.length).toBeGreaterThan(MOVES / 2);
  link.close();
  connection.close();
});
