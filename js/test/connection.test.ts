import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Told } from "../src/phone/connection";
import type { Greeting } from "../src/protocol";
import { FakeSocket } from "./fake-socket";

const KEY: Greeting = { kind: "return", key: "k" };
const ask = (id: string, kind = "act") => ({ id, kind });

function connected() {
  const heard: Told[] = [];
  const reached: boolean[] = [];
  const connection = new Connection("ws://host/ws", {
    heard: (told) => heard.push(told),
    reached: (now) => reached.push(now),
  });
  connection.enter(KEY);
  return { connection, heard, reached };
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

describe("coming in", () => {
  it("greets first, and says nothing else before the door is open", () => {
    const { connection, heard } = connected();
    connection.send(ask("1"));
    const socket = FakeSocket.newest.open();
    connection.send(ask("1"));
    expect(socket.said).toEqual([KEY]);
    socket.say({ kind: "entered", seat: "Ana" });
    connection.send(ask("1"));
    expect(socket.said).toEqual([KEY, ask("1")]);
    expect(heard).toEqual([{ kind: "entered", seat: "Ana" }]);
  });

  it("stays where it is when the room says that somebody has sat down", () => {
    const { connection } = connected();
    const socket = FakeSocket.newest.letIn();
    connection.send(ask("1"));
    socket.say({ kind: "entered", seat: "Ana" });
    expect(socket.said).toEqual([KEY, ask("1")]);
  });
});

describe("a socket that breaks", () => {
  it("is opened again after half a second, then later and later, at most after eight", async () => {
    connected();
    vi.spyOn(Math, "random").mockReturnValue(1);
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const { length } = FakeSocket.all;
      FakeSocket.newest.break();
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(FakeSocket.all.length).toBe(length);
      await vi.advanceTimersByTimeAsync(1);
      expect(FakeSocket.all.length).toBe(length + 1);
    }
    vi.mocked(Math.random).mockRestore();
  });

  it("comes back with the key that was given meanwhile", async () => {
    const { connection } = connected();
    FakeSocket.newest.letIn();
    connection.comeBackWith({ kind: "return", key: "new" });
    FakeSocket.newest.break();
    await vi.advanceTimersByTimeAsync(500);
    expect(FakeSocket.newest.open().said).toEqual([{ kind: "return", key: "new" }]);
  });

  it("is told only if it has been away for a while", async () => {
    const { reached } = connected();
    FakeSocket.newest.letIn().break();
    await vi.advanceTimersByTimeAsync(500);
    FakeSocket.newest.letIn();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reached).toEqual([true, true]);
    FakeSocket.newest.break();
    await vi.advanceTimersByTimeAsync(2000);
    expect(reached).toEqual([true, true, false]);
  });

  it("is let go where nobody wants to come in any more", async () => {
    const { connection } = connected();
    FakeSocket.newest.letIn();
    connection.close();
    connection.probe();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
    expect(FakeSocket.newest.readyState).toBe(FakeSocket.CLOSED);
  });
});

describe("a socket that says it is open, and is dead", () => {
  it("is replaced two seconds after the page has come back", async () => {
    const { connection } = connected();
    const dead = FakeSocket.newest.letIn();
    connection.probe();
    expect(dead.said.at(-1)?.kind).toBe("ping");
    await vi.advanceTimersByTimeAsync(2000 + 500);
    expect(dead.readyState).toBe(FakeSocket.CLOSED);
    expect(FakeSocket.all.length).toBe(2);
    // what it still has to say is not heard
    dead.say({ kind: "show", snapshot: {} });
    expect(FakeSocket.newest.letIn().said).toEqual([KEY]);
  });

  it("is replaced eight seconds after something was said to it in vain", async () => {
    const { connection } = connected();
    FakeSocket.newest.letIn();
    connection.send(ask("1"));
    await vi.advanceTimersByTimeAsync(7000);
    connection.send(ask("2", "ping"));
    await vi.advanceTimersByTimeAsync(1000 + 500);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("is kept where anything at all is heard", async () => {
    const { connection } = connected();
    const socket = FakeSocket.newest.letIn();
    connection.probe();
    await vi.advanceTimersByTimeAsync(1900);
    socket.say({ kind: "working" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });

  it("is opened at once when the page comes back while it waits", async () => {
    const { connection } = connected();
    FakeSocket.newest.break();
    connection.probe();
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all.length).toBe(2);
  });

  it("is opened at once where it was closed while the page slept, and nobody was told", () => {
    const { connection } = connected();
    FakeSocket.newest.letIn().close();
    connection.probe();
    expect(FakeSocket.all.length).toBe(2);
  });

  it("is replaced where not even the door opens", async () => {
    connected();
    await vi.advanceTimersByTimeAsync(8000 + 500);
    expect(FakeSocket.all.length).toBe(2);
  });
});

it("sends a recording in one frame behind what it belongs to", () => {
  const { connection } = connected();
  FakeSocket.newest.letIn();
  connection.send(ask("1"), [Uint8Array.of(1, 10, 255).buffer]);
  const line = new TextEncoder().encode(`${JSON.stringify(ask("1"))}\n`);
  const frame = Uint8Array.of(...line, 1, 10, 255);
  expect(FakeSocket.newest.frames.at(-1)).toEqual(frame);
});
