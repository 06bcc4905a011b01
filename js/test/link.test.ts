import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { traits } from "../dev/game";
import { Link } from "../src/link";

function linked() {
  const model = new FakeModel(traits());
  const online: boolean[] = [];
  const link = new Link(model, () => "en", { online: (now) => online.push(now), private: () => {} });
  return { model, link, online };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("asking", () => {
  it("gets the answer to its own question, whatever comes between", async () => {
    const { model, link } = linked();
    model.answer = (asked) => ({ text: String(asked.kind), name: "n" });
    const [saved, turns] = [link.ask("save", {}), link.ask("turns", {})];
    model.emit("msg:custom", { id: "somebody else's", ok: true });
    model.emit("msg:custom", "rubbish");
    await vi.advanceTimersByTimeAsync(1);
    expect((await saved).reply).toMatchObject({ text: "save" });
    expect((await turns).reply).toMatchObject({ text: "turns" });
  });

  it("says in which language it wants its errors, and never reuses an id", async () => {
    const { model, link } = linked();
    for (let n = 0; n < 50; n++) void link.ask("ping", {});
    expect(new Set(model.sent.map((one) => one.id)).size).toBe(50);
    expect(model.sent[0]?.lang).toBe("en");
    const other = new Link(model, () => "en", { online: () => {}, private: () => {} });
    void other.ask("ping", {});
    expect(new Set(model.sent.map((one) => one.id)).size).toBe(51);
  });

  it("hands buffers on, cut out of their message", async () => {
    const { model, link } = linked();
    const whole = new Uint8Array([0, 1, 2, 3]).buffer;
    model.answer = () => ({ cards: [], buffers: [new DataView(whole, 1, 2)] });
    const asked = link.ask("pictures", { cards: [] });
    await vi.advanceTimersByTimeAsync(1);
    expect([...new Uint8Array((await asked).buffers[0] ?? new ArrayBuffer(0))]).toEqual([1, 2]);
  });
});

describe("what comes beside answers", () => {
  it("is told: what is private, that Python is at work, and how far it was when it answered", async () => {
    const model = new FakeModel(traits());
    const told: unknown[] = [];
    const link = new Link(model, () => "en", {
      online: () => {},
      private: (push) => told.push(push.kind),
      working: () => told.push("working"),
      shown: (epoch, serial) => told.push([epoch, serial]),
    });
    model.emit("msg:custom", { kind: "private", epoch: "a", serial: 1, private: null, open: null });
    model.emit("msg:custom", { kind: "working" });
    model.emit("msg:custom", { kind: "news from a later release" });
    model.emit("msg:custom", { id: "somebody else's", ok: true, epoch: "a", serial: 9 });
    model.answer = ({ kind }) => (kind === "ping" ? { epoch: "a", serial: 2 } : {});
    void link.ask("ping", {});
    void link.ask("leave", {});
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(["private", "working", ["a", 2]]);
  });
});

describe("a slow line", () => {
  const act = { revision: 1, action: { action: "continue" as const } };

  /** A link to a Python that takes so many ms for each answer, one after another. */
  function slowly(...times: number[]) {
    const { model, link, online } = linked();
    model.answer = () => undefined;
    const ask = async () => {
      const done = link.ask("act", act);
      const { id } = model.sent.at(-1) as { id: string };
      const time = times.shift();
      if (time !== undefined) {
        await vi.advanceTimersByTimeAsync(time);
        model.emit("msg:custom", { id, ok: true });
        await done;
      }
    };
    return { model, link, online, ask };
  }

  it("is given time by what answers have taken before it is called dead", async () => {
    const { online, ask } = slowly(2500, 8000);
    await ask();
    await ask();
    expect(online).toEqual([]);
    void ask();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(online).toEqual([]);
    await vi.advanceTimersByTimeAsync(1100);
    expect(online).toEqual([false]);
  });

  it("is not taken for slow where Python was thinking", async () => {
    const { model, online, ask } = slowly();
    void ask();
    const { id } = model.sent.at(-1) as { id: string };
    for (let second = 0; second < 10; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      model.emit("msg:custom", { kind: "working" });
    }
    model.emit("msg:custom", { id, ok: true });
    void ask();
    await vi.advanceTimersByTimeAsync(3100);
    expect(online).toEqual([false]);
  });

  it("lets pictures wait while a person does, but not while Python thinks", async () => {
    const { model, link, ask } = slowly();
    let quiet = 0;
    const wait = async () => {
      void link.quiet().then(() => quiet++);
      await vi.advanceTimersByTimeAsync(0);
    };
    await wait();
    expect(quiet).toBe(1);
    void ask();
    const { id } = model.sent.at(-1) as { id: string };
    await wait();
    expect(quiet).toBe(1);
    model.emit("msg:custom", { id, ok: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(quiet).toBe(2);
    void ask();
    await wait();
    model.emit("msg:custom", { kind: "working" });
    await vi.advanceTimersByTimeAsync(0);
    expect(quiet).toBe(3);
  });
});

it("knows how far Python is by its quickest answer", async () => {
  const { model, link } = linked();
  expect(link.roundTrip).toBe(0);
  for (model.delay of [900, 400, 4000]) {
    void link.ask("turns", {});
    await vi.advanceTimersByTimeAsync(model.delay);
  }
  expect(link.roundTrip).toBe(400);
});

it("rests where nobody has asked for anything for a while", async () => {
  const { model, link } = linked();
  const act = () => link.ask("act", { revision: 1, action: { action: "continue" } });
  let rested = 0;
  void link.rest().then(() => rested++);
  await vi.advanceTimersByTimeAsync(4000);
  model.answer = () => undefined;
  void act();
  void link.ask("pictures", {});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rested).toBe(0);
  for (const { id } of [...model.sent]) model.emit("msg:custom", { id, ok: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(rested).toBe(1);
});

describe("a message that got lost", () => {
  /** A link to a Python that hears everything but what is swallowed, and answers in order. */
  function forgetful() {
    const { model, link, online } = linked();
    const line = { swallows: false };
    model.answer = ({ kind }) => (line.swallows ? undefined : kind === "ping" ? {} : { done: true });
    const act = () => link.ask("act", { revision: 1, action: { action: "continue" } });
    const acts = () => model.sent.filter(({ kind }) => kind === "act").length;
    return { model, line, online, act, acts };
  }

  it("is sent again as soon as a knock is answered, long before patience is at an end", async () => {
    const { line, online, act, acts } = forgetful();
    line.swallows = true;
    const moved = act();
    await vi.advanceTimersByTimeAsync(400);
    line.swallows = false;
    await vi.advanceTimersByTimeAsync(1200);
    expect((await moved).reply).toMatchObject({ done: true });
    expect([acts(), online]).toEqual([2, []]);
  });

  it("is missed as soon where an answer has taken long before, as one does that was lost", async () => {
    const { model, line, act, acts } = forgetful();
    model.delay = 4000;
    void act();
    await vi.advanceTimersByTimeAsync(4001);
    model.delay = 0;
    line.swallows = true;
    const moved = act();
    await vi.advanceTimersByTimeAsync(400);
    line.swallows = false;
    await vi.advanceTimersByTimeAsync(1200);
    await moved;
    expect(acts()).toBe(3);
  });

  it("is not taken for lost where the line is slow, however often it is knocked at", async () => {
    const { model, act, acts } = forgetful();
    model.delay = 5000;
    const moved = act();
    await vi.advanceTimersByTimeAsync(5001);
    await moved;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(acts()).toBe(1);
  });

  it("is not looked for for ever twice a second", async () => {
    const { model, line, act } = forgetful();
    line.swallows = true;
    void act();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(model.sent.length).toBeLessThan(50);
  });
});

describe("a line that was cut and is back", () => {
  it("is asked again at once what has no answer, in its order and with what is beside it, and nothing else", async () => {
    const { model, link } = linked();
    model.answer = () => undefined;
    const sound = [new ArrayBuffer(2)];
    void link.ask("save", {});
    void link.ask("turns", {});
    void link.ask("act", { revision: 1, action: { action: "continue" } }, sound);
    link.knock();
    const [save, turns, act] = model.sent;
    model.emit("msg:custom", { id: turns?.id, ok: true });
    model.sent.length = model.beside.length = 0;
    model.emit("back");
    expect(model.sent.slice(0, 2)).toEqual([save, act]);
    expect(model.beside[1]).toBe(sound);
    expect(model.sent.slice(2).map(({ kind }) => kind)).toEqual(["ping"]);
    model.answer = () => ({});
    model.emit("back");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(model.sent.filter(({ id }) => id === save?.id)).toHaveLength(2);
  });
});

describe("silence", () => {
  it("is told after three seconds, knocked at, and the move is sent again when somebody answers", async () => {
    const { model, link, online } = linked();
    let alive = false;
    model.answer = () => (alive ? { done: true } : undefined);
    const moved = link.ask("act", { revision: 1, action: { action: "continue" } });
    await vi.advanceTimersByTimeAsync(2900);
    expect(online).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(online).toEqual([false]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(model.sent.some((one) => one.kind === "ping")).toBe(true);
    alive = true;
    await vi.advanceTimersByTimeAsync(2500);
    expect((await moved).reply).toMatchObject({ done: true });
    expect(online).toEqual([false, true]);
    const moves = model.sent.filter((one) => one.kind === "act");
    expect(moves).toHaveLength(2);
    expect(moves[1]?.id).toBe(moves[0]?.id);
  });

  it("is over with a late answer, without sending twice", async () => {
    const { model, link, online } = linked();
    model.answer = () => undefined;
    const moved = link.ask("act", { revision: 1, action: { action: "continue" } });
    await vi.advanceTimersByTimeAsync(3500);
    model.emit("msg:custom", { id: model.sent[0]?.id, ok: true, done: true });
    model.answer = () => ({});
    expect((await moved).reply.ok).toBe(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(online).toEqual([false, true]);
    expect(model.sent.filter((one) => one.kind === "act")).toHaveLength(1);
  });

  it("is noticed when nobody does anything, by a ping now and then", async () => {
    const { model, online } = linked();
    model.answer = () => ({});
    await vi.advanceTimersByTimeAsync(11_000);
    expect(model.sent.filter((one) => one.kind === "ping")).toHaveLength(1);
    model.answer = () => undefined;
    await vi.advanceTimersByTimeAsync(14_000);
    expect(online).toEqual([false]);
  });

  it("is none while Python says that it is at work, and is told when it stops saying so", async () => {
    const { model, link, online } = linked();
    model.answer = () => undefined;
    const moved = link.ask("act", { revision: 1, action: { action: "continue" } });
    const turns = link.ask("turns", {});
    for (let second = 0; second < 20; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      model.emit("msg:custom", { kind: "working" });
    }
    expect(online).toEqual([]);
    expect(model.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3100);
    expect(online).toEqual([false]);
    model.emit("msg:custom", { kind: "working" });
    expect(online).toEqual([false, true]);
    for (const { id } of [...model.sent]) model.emit("msg:custom", { id, ok: true });
    expect((await moved).reply.ok && (await turns).reply.ok).toBe(true);
  });

  it("survives a model that throws", async () => {
    const { model, link, online } = linked();
    model.send = () => {
      throw new Error("comm is closed");
    };
    void link.ask("ping", {});
    await vi.advanceTimersByTimeAsync(3500);
    expect(online).toEqual([false]);
  });

  it("stops with the view", async () => {
    const { model, link, online } = linked();
    model.answer = () => undefined;
    void link.ask("ping", {});
    link.close();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(online).toEqual([]);
    expect(model.ears).toBe(0);
    expect(model.sent).toHaveLength(1);
  });
});
