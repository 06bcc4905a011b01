import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { privateView, publicView, seating } from "../dev/game";
import type { Snapshot } from "../src/protocol";
import { Incoming } from "../src/store/incoming";

const snapshot = (serial: number, change: Partial<Snapshot> = {}, epoch = "a"): Snapshot => ({
  seating: seating(4, { epoch, serial }),
  may: [],
  public: publicView(4, { revision: serial }),
  steps: [],
  private: privateView(),
  agreement: null,
  open: null,
  rules: null,
  setup: null,
  failed: [],
  ...change,
});
const part = (serial: number, epoch = "a") => ({
  epoch,
  serial,
  private: privateView(),
  agreement: null,
  open: null,
});

/** A page that has seen serial 1; Python is at `now`. */
function opened() {
  const python: { now: Snapshot | null } = { now: snapshot(1) };
  const hello = vi.fn(async () => python.now);
  const came = vi.fn();
  const learned = vi.fn();
  const incoming = new Incoming(snapshot(1), { hello, came, learned, expectsPrivate: () => true });
  incoming.learn(part(1));
  learned.mockClear();
  return { incoming, python, hello, came, learned };
}

const second = () => vi.advanceTimersByTimeAsync(1000);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a private part", () => {
  it("that comes before its public one is drawn with it, once", () => {
    const { incoming, came, learned } = opened();
    incoming.learn(part(2));
    expect(learned).not.toHaveBeenCalled();
    incoming.take(snapshot(2));
    expect(came).toHaveBeenCalledTimes(1);
    expect(incoming.isWhole).toBe(true);
    expect(learned).not.toHaveBeenCalled();
  });
});

describe("a message that was swallowed", () => {
  it("is missed as soon as a reply tells of it, and comes with all else", async () => {
    const { incoming, python, hello, came } = opened();
    python.now = snapshot(3);
    incoming.hear("a", 3);
    await vi.advanceTimersByTimeAsync(999);
    expect(hello).not.toHaveBeenCalled();
    await second();
    expect(came).toHaveBeenCalledWith(python.now, "next");
    expect(incoming.isWhole).toBe(true);
    await second();
    expect(hello).toHaveBeenCalledTimes(1);
  });

  it("is missed where its private part alone has come", async () => {
    const { incoming, python, came } = opened();
    python.now = snapshot(1, {}, "b");
    incoming.learn(part(1, "b"));
    await second();
    expect(came).toHaveBeenCalledWith(python.now, "other");
    expect(incoming.private.private?.you).toBe("Ana");
  });

  it("is missed where its private part has not come, and told when it has", async () => {
    const { incoming, python, hello, learned } = opened();
    python.now = snapshot(2);
    incoming.take(snapshot(2));
    expect(incoming.isWhole).toBe(false);
    expect(learned).not.toHaveBeenCalled();
    await second();
    expect(hello).toHaveBeenCalledTimes(1);
    expect(incoming.isWhole).toBe(true);
    expect(learned).toHaveBeenCalledTimes(1);
  });

  it("is not missed where it comes in time, nor for replies that come often", async () => {
    const { incoming, python, hello } = opened();
    incoming.hear("a", 2);
    await vi.advanceTimersByTimeAsync(500);
    incoming.take(snapshot(2));
    incoming.learn(part(2));
    await second();
    expect(hello).not.toHaveBeenCalled();
    python.now = snapshot(3);
    for (let tenth = 0; tenth < 12; tenth++) {
      incoming.hear("a", 3);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(hello).toHaveBeenCalledTimes(1);
  });

  it("is asked for by one hello at a time", async () => {
    const { incoming, hello } = opened();
    hello.mockImplementation(() => new Promise(() => {}));
    incoming.hear("a", 2);
    await second();
    incoming.hear("a", 3);
    await second();
    expect(hello).toHaveBeenCalledTimes(1);
  });
});

it("is left alone where Python refuses", async () => {
  const { incoming, python, hello, came } = opened();
  python.now = null;
  incoming.hear("a", 2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(hello).toHaveBeenCalledTimes(1);
  expect(came).not.toHaveBeenCalled();
});

it("asks nothing once the view has gone", async () => {
  const { incoming, hello } = opened();
  incoming.hear("a", 2);
  incoming.close();
  await second();
  expect(hello).not.toHaveBeenCalled();
});
