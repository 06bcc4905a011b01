import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { next, privateView, publicView, push, seating, snapshot, traits } from "../dev/game";
import type { OptionsShape, PrivateView, ScreenTraits } from "../src/protocol";
import { TableStore } from "../src/store/table-store";

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

async function opened(
  change: Partial<ScreenTraits> = {},
  knows: PrivateView | null = privateView({ options }),
) {
  const model = new FakeModel(traits({ public: start, seating: seating(4), pace: 1, ...change }));
  model.answer = (asked) => (asked.kind === "hello" ? { ...snapshot(model, knows) } : { done: true });
  const store = new TableStore(model);
  await vi.advanceTimersByTimeAsync(1);
  const show = (change: Partial<ScreenTraits>) => model.set(next(model, change));
  const know = (view: PrivateView, serial = model.get("seating").serial) =>
    model.emit("msg:custom", push(model, view, { serial }), []);
  const asked = (kind: string) => model.sent.filter((one) => one.kind === kind);
  return { model, store, show, know, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const steps = [
  { revision: 6, handed_in: ["Ana"] },
  { revision: 7, handed_in: ["Ana", "Léa"] },
  { revision: 8, handed_in: ["Ana", "Léa", "Tom"] },
];
const target = { ...start, revision: 8, handed_in: ["Ana", "Léa", "Tom"] };

describe("a page that opens", () => {
  it("tells whose browser it is in, by one word for all, where games can be gone on with", async () => {
    const words = [];
    for (let page = 0; page < 2; page++) words.push((await opened()).asked("hello")[0]?.visitor);
    expect(words[0]).toMatch(/^\w{8,64}$/);
    expect(words[1]).toBe(words[0]);
    localStorage.clear();
    expect((await opened()).asked("hello")[0]?.visitor).not.toBe(words[0]);
    const guest = await opened({ seating: seating(4), may: ["act"] });
    expect(guest.asked("hello")[0]?.visitor).toBe(undefined);
  });
});

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
    expect(store.pending).toBe(null);
    store.act({ action: "hand_in", cards: ["c1"] });
    expect(store.waiting).toBe("act.sending");
  });

  it("is nothing of this view's where another view asked", async () => {
    const { model, store } = await opened();
    model.emit("msg:custom", { kind: "working" });
    model.answer = () => undefined;
    store.act({ action: "hand_in", cards: ["c1"] });
    expect(store.waiting).toBe("act.sending");
  });
});

describe("playback", () => {
  it("shows the first step at once and the others at the table's pace", async () => {
    const { store, show } = await opened();
    show({ steps, public: target });
    expect(store.shown?.revision).toBe(6);
    expect(store.playing).toBe(true);
    const seen = new Set<number | undefined>();
    for (let ms = 0; ms < 30_000; ms += 100) {
      await vi.advanceTimersByTimeAsync(100);
      seen.add(store.shown?.revision);
    }
    expect([...seen]).toEqual([6, 7, 8]);
    expect(store.shown).toBe(target);
    expect(store.playing).toBe(false);
  });

  it("can be skipped", async () => {
    const { store, show } = await opened();
    show({ steps, public: target });
    store.skip();
    expect(store.shown).toBe(target);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.shown).toBe(target);
  });

  it("is left out where the pace is 0, and where the steps don't join", async () => {
    const still = await opened({ pace: 0 });
    still.show({ steps, public: target });
    expect(still.store.shown).toBe(target);
    const other = await opened();
    other.show({ steps: [{ revision: 20 }, { revision: 21 }], public: { ...target, revision: 21 } });
    expect(other.store.shown?.revision).toBe(21);
  });

  it("joins a change that comes during another", async () => {
    const { store, show } = await opened();
    show({ steps, public: target });
    const more = { ...target, revision: 9, voted: ["Ana"] };
    show({ steps: [{ revision: 9, voted: ["Ana"] }], public: more });
    expect(store.shown?.revision).toBe(6);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(store.shown).toBe(more);
  });

  it("lets a person act while the bots seem to think, on the newest, and shows that at once", async () => {
    const { store, show, know, asked } = await opened();
    const waiting = { ...start, waiting_for: ["Ana", "Léa", "Tom"], handed_in: [] };
    show({ steps: [], public: { ...waiting, revision: 6 } });
    const first = { ...waiting, revision: 7, handed_in: ["Léa"], waiting_for: ["Ana", "Tom"] };
    const both = { ...waiting, revision: 8, handed_in: ["Léa", "Tom"], waiting_for: ["Ana"] };
    show({ steps: [first, both], public: both });
    know(privateView({ options }));
    expect([store.shown?.revision, store.options]).toEqual([6, options]);
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked("act").at(-1)?.revision).toBe(8);
    const laid = { ...both, revision: 9, phase: "vote" as const, handed_in: [], waiting_for: ["Ana"] };
    show({ steps: [laid], public: laid });
    know(privateView({ options: { ...options, kind: "vote" } }));
    expect(store.shown).toMatchObject({ phase: "cards", handed_in: ["Ana"] });
    expect(store.options).toBe(null);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([store.shown, store.options?.kind]).toEqual([laid, "vote"]);
  });

  it("shows the bots finish a phase before the curtain falls for the next", async () => {
    const { store, show } = await opened();
    const here = { ...seating(4, {}, 2), seat: "", next: "Léa", here: ["Léa"] };
    const waiting = { ...start, waiting_for: ["Tom", "Mathilde"], handed_in: ["Ana", "Léa"] };
    show({ steps: [], public: { ...waiting, revision: 6 }, seating: { ...here, next: "", here: [] } });
    const first = { ...waiting, revision: 7, handed_in: ["Ana", "Léa", "Tom"], waiting_for: ["Mathilde"] };
    const laid = { ...waiting, revision: 8, phase: "vote" as const, handed_in: [], waiting_for: ["Léa"] };
    show({ steps: [first, laid], public: laid, seating: { ...here, serial: 2 } });
    expect([store.shown?.phase, store.curtain]).toEqual(["cards", false]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([store.shown, store.curtain]).toEqual([laid, true]);
  });

  it("hurries where people sit at devices of their own: they must not see what is long ago", async () => {
    const lasts = async (kind: "person" | "remote") => {
      const all = seating(4).seats.map((seat, at) => (at === 0 ? { ...seat, kind } : seat));
      const { store, show } = await opened({ seating: { ...seating(4), seats: all } });
      show({ steps, public: target });
      let ms = 0;
      for (; store.playing && ms < 60_000; ms += 50) await vi.advanceTimersByTimeAsync(50);
      return ms;
    };
    expect(await lasts("remote")).toBeLessThan((await lasts("person")) / 2);
  });

  it("keeps the pace that a person asks for", async () => {
    const { store, show } = await opened();
    store.setPace("none");
    show({ steps, public: target });
    expect([store.shown, store.reducedMotion]).toEqual([target, true]);
    const other = await opened();
    expect(other.store.pace).toBe("none");
    other.store.setPace("normal");
    expect(other.store.tempo).toBeGreaterThan(0);
  });
});

describe("acting", () => {
  it("asks for the revision that is shown, and only once", async () => {
    const { model, store, show } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(1);
    store.act({ action: "hand_in", cards: ["c1"] });
    const acts = model.sent.filter((one) => one.kind === "act");
    expect(acts).toHaveLength(1);
    expect(acts[0]?.revision).toBe(5);
    show({ public: { ...start, revision: 6 } });
    expect(store.submitted).toBe(false);
  });

  it("opens again with the reason when it is refused", async () => {
    const { model, store } = await opened();
    model.answer = () => ({ ok: false, code: "illegal", message: "That card is not in your hand." });
    store.act({ action: "hand_in", cards: ["c9"] });
    expect(store.submitted).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.submitted).toBe(false);
    expect(store.error).toEqual({ where: "cards", message: "That card is not in your hand." });
  });

  it("keeps what is asked of the next screen, which may be up before the answer to the last move", async () => {
    const { model, store, show } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    show({ seating: seating(4, { seat: "", next: "Léa" }) });
    store.sit("Léa");
    await vi.advanceTimersByTimeAsync(1);
    expect(model.sent.filter((one) => one.kind === "sit")).toHaveLength(1);
    expect(store.pending).toBeNull();
  });

  it("is possible again in the next game, though its revisions begin anew", async () => {
    const { store, show } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(1);
    show({ public: null, seating: seating(4, { epoch: "kernel-2" }) });
    show({ public: start, seating: seating(4, { epoch: "kernel-3" }) });
    expect(store.submitted).toBe(false);
  });
});

describe("what is private", () => {
  it("is asked for again where it was lost on the way", async () => {
    const { store, show, asked } = await opened();
    show({ public: target });
    expect(store.options).toBeNull();
    await vi.advanceTimersByTimeAsync(900);
    expect(asked("hello")).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked("hello")).toHaveLength(2);
    expect(store.options).toEqual(options);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked("hello")).toHaveLength(2);
  });

  it("opens choices only for the revision that is on the screen", async () => {
    const { store, show, know } = await opened();
    expect(store.options?.kind).toBe("cards");
    show({ public: { ...start, revision: 6 } });
    expect(store.options).toBeNull();
    know(privateView({ options }));
    expect(store.options?.kind).toBe("cards");
  });

  it("is gone as soon as somebody else is at the screen", async () => {
    const { store, show } = await opened();
    show({ seating: seating(4, { seat: "", next: "Léa" }) });
    expect(store.private).toBeNull();
    expect(store.curtain).toBe(true);
    show({ seating: seating(4, { seat: "Ana" }) });
    expect(store.private).toBeNull();
  });

  it("is kept when it arrives before the seat changes", async () => {
    const { store, show, know } = await opened();
    know(privateView({ you: "Léa", options }), 2);
    expect(store.private).toBeNull();
    show({ seating: seating(4, { seat: "Léa" }) });
    expect(store.private?.you).toBe("Léa");
  });
});

describe("what comes in another order", () => {
  it("changes nothing where it is older: a state that overtook, or a late trait", async () => {
    const { model, store, show } = await opened();
    const older = model.get("seating");
    show({ steps, public: target });
    store.skip();
    model.set({ steps: [], public: start, seating: older });
    expect(store.shown).toBe(target);
    expect(store.seating.serial).toBe(older.serial + 1);
    model.set({ seating: { ...older, seat: "Léa" } });
    expect(store.seat).toBe("Ana");
  });

  it("is asked for as a whole where a reply tells of more than has come", async () => {
    const { model, store, asked } = await opened();
    const more = { ...seating(4), serial: 3 };
    const lost = { ...snapshot(model, privateView({ handed: ["c1"] })), public: target, seating: more };
    model.answer = ({ kind }) =>
      kind === "hello" ? lost : { done: true, epoch: more.epoch, serial: more.serial };
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(900);
    expect(asked("hello")).toHaveLength(1);
    expect(store.shown).toBe(start);
    await vi.advanceTimersByTimeAsync(200);
    expect(store.shown).toBe(target);
    expect(store.private?.handed).toEqual(["c1"]);
    model.set({ public: target, steps, seating: more }); // it was only late
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.shown).toBe(target);
    expect(asked("hello")).toHaveLength(2);
  });

  it("is not asked for where it comes within a second", async () => {
    const { model, store, show, know, asked } = await opened();
    model.answer = () => ({ done: true, epoch: "kernel-1", serial: 2 });
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(500);
    show({ public: target });
    know(privateView());
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked("hello")).toHaveLength(1);
  });

  it("lets the curtain fall where the whole snapshot has another seat", async () => {
    const { model, store } = await opened();
    expect(store.private?.you).toBe("Ana");
    const passed = seating(4, { serial: 2, seat: "", next: "Léa" }, 2);
    model.answer = ({ kind }) =>
      kind === "hello" ? { ...snapshot(model), seating: passed } : { epoch: passed.epoch, serial: 2 };
    store.sit("");
    await vi.advanceTimersByTimeAsync(1100);
    expect(store.curtain).toBe(true);
    expect(store.private).toBeNull();
    expect(store.options).toBeNull();
  });
});

describe("another game", () => {
  it("makes the page forget what it knew: what was to be played back, what is private, what was done", async () => {
    const { model, store, show } = await opened();
    store.act({ action: "hand_in", cards: ["c1"] });
    await vi.advanceTimersByTimeAsync(1);
    show({ steps, public: target });
    expect(store.playing).toBe(true);
    const first = publicView(4, { revision: 0 });
    model.set({ steps: [], public: first, seating: seating(4, { epoch: "kernel-2" }) });
    expect(store.shown).toBe(first);
    expect(store.before).toBeNull();
    expect(store.playing).toBe(false);
    expect(store.private).toBeNull();
    expect(store.submitted).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.shown).toBe(first);
  });

  it("is not left again for what comes late from the one before", async () => {
    const { model, store } = await opened();
    const before = model.get("seating");
    model.set({ public: null, seating: seating(4, { epoch: "kernel-2", seat: "" }) });
    model.set({ public: target, seating: { ...before, serial: 9 } });
    model.emit("msg:custom", push(model, privateView({ options }), { epoch: "kernel-1", serial: 9 }), []);
    expect(store.shown).toBeNull();
    expect(store.private).toBeNull();
  });
});

describe("the curtain", () => {
  it("hangs between two people, but not over what all may see", async () => {
    const { store, show } = await opened({ seating: seating(4, { seat: "", next: "Ana" }) });
    expect(store.curtain).toBe(true);
    show({ public: { ...start, phase: "review" } });
    expect(store.curtain).toBe(false);
  });
});

it("leaves nothing behind", async () => {
  const { model, store } = await opened();
  store.close();
  expect(model.ears).toBe(0);
});
