import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { privateView, publicView, table, traits } from "../dev/game";
import type { Traits } from "../src/messages";
import type { OptionsShape, PrivateView } from "../src/protocol";
import { Store } from "../src/store";

const options: OptionsShape = {
  kind: "cards",
  cards: ["c1"],
  count: 1,
  clue_kinds: [],
  slots: [],
  votes_min: 1,
  votes_max: 1,
  red_slots: [],
};
const start = publicView(4, { revision: 5, phase: "cards" });

async function opened(change: Partial<Traits> = {}, knows: PrivateView | null = privateView({ options })) {
  const model = new FakeModel(traits({ public: start, table: table(4), pace: 1, ...change }));
  model.answer = (asked) => (asked.kind === "hello" ? { private: knows, revision: 5 } : { done: true });
  const store = new Store(model);
  await vi.advanceTimersByTimeAsync(1);
  return { model, store };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = [
  { revision: 6, handed_in: ["Ana"] },
  { revision: 7, handed_in: ["Ana", "Léa"] },
  { revision: 8, handed_in: ["Ana", "Léa", "Tom"] },
];
const target = { ...start, revision: 8, handed_in: ["Ana", "Léa", "Tom"] };

describe("waiting", () => {
  it("says what for: the sending, bots that think, a kernel that is gone", async () => {
    const { model, store } = await opened();
    model.answer = () => undefined;
    store.act({ action: "hand_in", cards: ["c1"] });
    expect(store.waiting).toBe("act.sending");
    await vi.advanceTimersByTimeAsync(1000);
    model.emit("msg:custom", { kind: "working" });
    expect(store.waiting).toBe("act.working");
    await vi.advanceTimersByTimeAsync(3500);
    expect(store.waiting).toBe("act.kept");
    model.emit("msg:custom", { id: model.sent.find((one) => one.kind === "act")?.id, ok: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(store.doing).toBe(null);
    store.act({ action: "hand_in", cards: ["c1"] });
    expect(store.waiting).toBe("act.sending");
  });

  it("is nothing of this view's where another view asked", async () => {
    const { model, store } = await opened();
    model.emit("msg:custom", { kind: "working" });
    expect(store.working).toBe(false);
  });
});

describe("playback", () => {
  it("shows the first step at once and the others at the table's pace", async () => {
    const { model, store } = await opened();
    model.set({ steps, public: target });
    expect(store.shown?.revision).toBe(6);
    expect(store.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(900);
    expect(store.shown?.revision).toBe(7);
    await vi.advanceTimersByTimeAsync(900);
    expect(store.shown).toBe(target);
    expect(store.playing).toBe(false);
  });

  it("can be skipped", async () => {
    const { model, store } = await opened();
    model.set({ steps, public: target });
    store.skip();
    expect(store.shown).toBe(target);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.shown).toBe(target);
  });

  it("is left out where the pace is 0, and where the steps don't join", async () => {
    const still = await opened({ pace: 0 });
    still.model.set({ steps, public: target });
    expect(still.store.shown).toBe(target);
    const other = await opened();
    other.model.set({ steps: [{ revision: 20 }, { revision: 21 }], public: { ...target, revision: 21 } });
    expect(other.store.shown?.revision).toBe(21);
  });

  it("joins a change that comes during another", async () => {
    const { model, store } = await opened();
    model.set({ steps, public: target });
    const more = { ...target, revision: 9, voted: ["Ana"] };
    model.set({ steps: [{ revision: 9, voted: ["Ana"] }], public: more });
    expect(store.shown?.revision).toBe(6);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.shown).toBe(more);
  });
});

describe("acting", () => {
  it("asks for the revision that is shown, and only once", async () => {
    const { model, store } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(1);
    store.act({ action: "hand_in", cards: ["c1"] });
    const acts = model.sent.filter((one) => one.kind === "act");
    expect(acts).toHaveLength(1);
    expect(acts[0]?.revision).toBe(5);
    model.set({ public: { ...start, revision: 6 } });
    expect(store.settled).toBe(false);
  });

  it("opens again with the reason when it is refused", async () => {
    const { model, store } = await opened();
    model.answer = () => ({ ok: false, code: "illegal", message: "That card is not in your hand." });
    store.act({ action: "hand_in", cards: ["c9"] });
    expect(store.settled).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.settled).toBe(false);
    expect(store.trouble).toEqual({ where: "cards", message: "That card is not in your hand." });
  });

  it("keeps what is asked of the next screen, which may be up before the answer to the last move", async () => {
    const { model, store } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    model.set({ table: table(4, { seat: "", next: "Léa" }) });
    store.sit("Léa");
    await vi.advanceTimersByTimeAsync(1);
    expect(model.sent.filter((one) => one.kind === "sit")).toHaveLength(1);
    expect(store.doing).toBeNull();
  });

  it("is possible again in the next game, though its revisions begin anew", async () => {
    const { model, store } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(1);
    model.set({ public: null });
    model.set({ public: start });
    expect(store.settled).toBe(false);
  });
});

describe("what is private", () => {
  it("is asked for again where it was lost on the way", async () => {
    const { model, store } = await opened();
    model.answer = () => ({ private: privateView({ options }), revision: 8 });
    model.set({ public: target });
    expect(store.options).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.options).toEqual(options);
  });

  it("opens choices only for the revision that is on the screen", async () => {
    const { model, store } = await opened();
    expect(store.options?.kind).toBe("cards");
    model.set({ public: { ...start, revision: 6 } });
    expect(store.options).toBeNull();
    model.emit("msg:custom", { kind: "private", revision: 6, private: privateView({ options }) });
    expect(store.options?.kind).toBe("cards");
  });

  it("is gone as soon as somebody else is at the screen", async () => {
    const { model, store } = await opened();
    model.set({ table: table(4, { seat: "", next: "Léa" }) });
    expect(store.private).toBeNull();
    expect(store.curtain).toBe(true);
    model.set({ table: table(4, { seat: "Ana" }) });
    expect(store.private).toBeNull();
  });

  it("is kept when it arrives before the seat changes", async () => {
    const { model, store } = await opened();
    model.emit("msg:custom", { kind: "private", revision: 5, private: privateView({ you: "Léa", options }) });
    expect(store.private).toBeNull();
    model.set({ table: table(4, { seat: "Léa" }) });
    expect(store.private?.you).toBe("Léa");
  });
});

describe("the curtain", () => {
  it("hangs between two people, but not over what all may see", async () => {
    const { model, store } = await opened({ table: table(4, { seat: "", next: "Ana" }) });
    expect(store.curtain).toBe(true);
    model.set({ public: { ...start, phase: "review" } });
    expect(store.curtain).toBe(false);
  });
});

it("leaves nothing behind", async () => {
  const { model, store } = await opened();
  store.close();
  expect(model.ears).toBe(0);
});
