/** The teacher's screen of a class, on a model without a kernel. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Asked, FakeModel } from "../dev/fake-model";
import { ClassroomRoot } from "../src/classroom/teacher/root";
import { ClassroomStore } from "../src/classroom/teacher/store";
import type { ClassroomTraits, Register, RegisterRow, WallTable } from "../src/protocol";

const person = (id: string, change: Partial<RegisterRow> = {}): RegisterRow => ({
  id,
  name: `Comet ${id}`,
  own: `Léa ${id}`,
  here: "yes",
  out: false,
  table: 0,
  has_answered: false,
  ...change,
});
const EMPTY: Register = {
  title: "Econ 101",
  has_door: true,
  is_open: true,
  is_paused: false,
  people: [],
  question: null,
  tables: [],
  rules: [
    { id: "dixit-2021", name: { en: "Dixit 2021", fr: "Dixit 2021" }, sizes: [3, 4, 5, 6, 7, 8] },
    { id: "odyssey-team", name: { en: "Teams", fr: "Équipes" }, sizes: [6, 8, 10, 12] },
    { id: "Mine", name: { en: "Mine", fr: "Mine" }, sizes: [3, 4, 5] },
  ],
  chosen: ["dixit-2021"],
  most_rules: 4,
  notice: null,
};
const TABLE: WallTable = {
  number: 1,
  rules: { en: "Dixit", fr: "Dixit" },
  phase: "vote",
  revision: 9,
  turn: 2,
  turns: 3,
  seats: [
    { name: "Comet 1", here: "yes", score: 3 },
    { name: "Fox", here: "bot", score: 0 },
  ],
  awaited: ["Comet 1"],
  is_done: false,
  is_slowest: true,
};

let el: HTMLElement;
let model: FakeModel<ClassroomTraits>;
let store: ClassroomStore;
let register: Register;

const dx = (name: string) => el.querySelector<HTMLElement>(`[data-dx="${name}"]`);
const settle = async () => {
  await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
  await vi.dynamicImportSettled();
  await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
};
const press = async (name: string) => {
  await act(async () => dx(name)?.click());
  await settle();
};
const asked = (kind: string): Asked | undefined => model.sent.filter((one) => one.kind === kind).at(-1);

async function open(change: Partial<Register> = {}): Promise<void> {
  register = { ...EMPTY, ...change };
  model = new FakeModel<ClassroomTraits>({ title: "Econ 101", language: "en", theme: "" });
  model.answer = ({ kind, ...given }) => {
    if (kind === "set_paused") register = { ...register, is_paused: given.is_paused as boolean };
    if (kind === "watch" || kind === "lay_vote") return { ref: "anywidget:7" };
    if (kind === "words") return { texts: {} };
    if (kind === "shared" || kind === "pictures") return undefined;
    return { ...register };
  };
  store = new ClassroomStore(model);
  await act(async () => render(<ClassroomRoot store={store} />, el));
  await settle();
}

async function push(change: Partial<Register>): Promise<void> {
  register = { ...register, ...change };
  await act(async () => model.emit("msg:custom", { kind: "register", register }));
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  el = document.createElement("div");
  document.body.append(el);
});
afterEach(() => {
  act(() => render(null, el));
  store.close();
  el.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows how to come in until something is asked or played, and who is there", async () => {
  await open();
  expect(el.querySelector("details")?.open).toBe(true);
  expect(dx("tables")).toBeNull();
  await push({ people: [person("1"), person("2", { here: "away" })] });
  expect(el.querySelector("details")?.open).toBe(true); // the others are still scanning
  expect(dx("here")?.textContent).toBe("1 of 2 here");
  expect([...el.querySelectorAll<HTMLElement>('[data-dx="person"]')].map((one) => one.dataset.here)).toEqual([
    "yes",
    "away",
  ]);
  await push({ tables: [TABLE] });
  await settle();
  expect(el.querySelector("details")?.open).toBe(false);
});

it("shows names only when they are asked for", async () => {
  await open({ people: [person("1")] });
  expect(el.textContent).not.toContain("Léa");
  await press("names");
  expect(el.textContent).toContain("Léa 1");
});

it("asks before it does what cannot be taken back: names forgotten, games that are not over", async () => {
  await open({ people: [person("1")], tables: [TABLE] });
  await press("names");
  for (const [handle, deed] of [
    ["forget", "forget_names"],
    ["clear", "clear_tables"],
    ["tables", "lay_tables"],
  ] as const) {
    await press(handle);
    expect(dx(handle)?.textContent).toContain("Press again");
    expect(asked(deed)).toBeUndefined();
    const twice = new MouseEvent("click", { bubbles: true, detail: 2 });
    await act(async () => void dx(handle)?.dispatchEvent(twice)); // no question is read in a double click
    expect(asked(deed)).toBeUndefined();
    await act(async () => void dx(handle)?.dispatchEvent(new FocusEvent("blur")));
    expect(dx(handle)?.textContent).not.toContain("Press again");
    await press(handle);
    await press(handle);
    expect(asked(deed)).toBeDefined();
  }
});

it("pauses and goes on as often as it is pressed, whatever has been pushed since", async () => {
  await open({ people: [person("1")] });
  await press("pause");
  expect(asked("set_paused")).toMatchObject({ is_paused: true });
  await press("pause");
  expect(asked("set_paused")).toMatchObject({ is_paused: false });
});

it("lays tables as chosen, shows whom they wait for, and looks on where it can", async () => {
  await open({ people: [person("1")] });
  const size = dx("size") as HTMLSelectElement;
  size.value = "5";
  await act(async () => void size.dispatchEvent(new Event("change", { bubbles: true })));
  await press("tables");
  expect(asked("lay_tables")).toMatchObject({ rules: ["dixit-2021"], size: 5, turns: 3, timer: 90 });
  await push({ tables: [TABLE] });
  expect(dx("table")?.textContent).toContain("turn 2 of 3 · vote");
  expect(dx("table")?.textContent).toContain("waits for Comet 1");
  expect(dx("table")?.textContent).not.toContain("the slowest");
  await push({ tables: [TABLE, { ...TABLE, number: 2, is_slowest: false }] });
  expect(dx("table")?.textContent).toContain("the slowest");
  await press("watch");
  expect(el.textContent).toContain("room.watch(1)"); // this host has no widgets inside of widgets
  await press("watch");
  expect(store.window).toBe("");
  await press("watch");
  expect(dx("watch")?.getAttribute("aria-pressed")).toBe("true");
  await push({ tables: [] });
  expect(store.window).toBe("");
});

it("sends the slowest table on once where two clicks follow each other, from the phase that was seen", async () => {
  const others = { ...TABLE, number: 2, revision: 30, is_slowest: false };
  await open({ people: [person("1")], tables: [others, TABLE] });
  const sent = () => model.sent.filter(({ kind }) => kind === "advance");
  await press("advance");
  await push({ tables: [others, { ...TABLE, phase: "review", revision: 12 }] });
  await press("advance");
  expect(sent()).toMatchObject([{ table: 1, revision: 9 }]);
  await act(async () => void (await vi.advanceTimersByTimeAsync(600)));
  await press("advance");
  expect(sent()[1]).toMatchObject({ table: 1, revision: 12 });
});

it("has several rule sets chosen, offers only tables that go with all of them, and says where none do", async () => {
  await open({ people: [person("1")] });
  const pick = async (at: number, value: string) => {
    const list = [...el.querySelectorAll<HTMLSelectElement>('[data-dx="rules"]')][at];
    if (!list) throw new Error(`no list ${at}`);
    list.value = value;
    await act(async () => void list.dispatchEvent(new Event("change", { bubbles: true })));
  };
  const sizes = () => [...(dx("size") as HTMLSelectElement).options].map(({ value }) => Number(value));
  expect(sizes()).toEqual([3, 4, 5, 6, 7, 8]);
  await pick(1, "odyssey-team");
  expect(sizes()).toEqual([6, 8]);
  await press("tables");
  expect(asked("lay_tables")).toMatchObject({ rules: ["dixit-2021", "odyssey-team"], size: 6 });
  await pick(2, "Mine");
  expect(el.textContent).toContain("No number of seats");
  expect((dx("tables") as HTMLButtonElement).disabled).toBe(true);
  await pick(1, "");
  expect(sizes()).toEqual([3, 4, 5]);
  await press("tables");
  expect(asked("lay_tables")).toMatchObject({ rules: ["dixit-2021", "Mine"], size: 4 });
});

it("counts answers, and shows them at the reveal with the truth", async () => {
  const question = {
    number: 1,
    time: 1,
    question: { en: "How clear?", fr: "Clair ?" },
    asked: { kind: "number", low: 0, high: 10, step: 1, unit: { en: "", fr: "" } },
    answered: 0,
    outcome: null,
  };
  await open({ people: [person("1"), person("2")], question });
  expect((dx("reveal") as HTMLButtonElement).disabled).toBe(true);
  await push({
    question: { ...question, answered: 1 },
    people: [person("1", { has_answered: true }), person("2")],
  });
  expect(dx("answered")?.textContent).toBe("1 of 2 have answered");
  await press("again");
  expect(asked("ask_again")).toBeDefined();
  const outcome = {
    truth: 5,
    only: true,
    answers: [{ value: 4, n: 2, right: false }],
    before: null,
    explanation: null,
  };
  await push({ question: { ...question, answered: 2, outcome } });
  expect(dx("truth")?.textContent).toBe("5");
  expect(dx("verdict")?.textContent).toBe("0 of 2 are right");
});

it("shows the cards that the class votes on, and each of them larger", async () => {
  const question = {
    number: 1,
    time: 1,
    question: { en: "Which?", fr: "Laquelle ?" },
    asked: { kind: "vote", seat: "", cards: ["c1", "c2"], own: [], ballot: { most: 1, slots: [1, 2] } },
    answered: 0,
    outcome: null,
  };
  await open({ people: [person("1")], question });
  const cards = [...el.querySelectorAll<HTMLElement>("[data-card]")];
  expect(cards.map((card) => [card.dataset.card, card.textContent])).toEqual([
    ["c1", "1"],
    ["c2", "2"],
  ]);
  await act(async () => cards[1]?.querySelector("button")?.click());
  expect(document.querySelector("[role=dialog], dialog")?.textContent).toContain("2");
});

it("lays the class’s votes out in a lab, one table after the other", async () => {
  const truth = {
    mode: "storyteller",
    storyteller: "A",
    players: ["A"],
    slots: ["A"],
    target: null,
    laid: [2],
    notes: [],
    paid: [],
  };
  const question = {
    number: 1,
    time: 1,
    question: { en: "Which?", fr: "Laquelle ?" },
    asked: { kind: "vote", seat: "", cards: ["c1"], own: [], ballot: { most: 1, slots: [1] } },
    answered: 2,
    outcome: { truth: { ...truth, tables: 2 }, only: true, answers: [], before: null, explanation: null },
  };
  await open({ people: [person("1")], question });
  await press("lay-vote");
  expect(asked("lay_vote")).toMatchObject({ table: 1 });
  expect(el.textContent).toContain("room.lab"); // this host has no widgets inside of widgets
  await press("next-vote");
  expect(asked("lay_vote")).toMatchObject({ table: 2 });
  expect(dx("laid-vote")?.textContent).toBe("Table 2 of 2 that the class makes");
  await press("next-vote");
  expect(asked("lay_vote")).toMatchObject({ table: 1 });
  await push({ question: null });
  expect(store.window).toBe("");
});

it("renames somebody, draws a pseudonym, sends out and takes back", async () => {
  await open({ people: [person("1")] });
  await press("person");
  const field = dx("rename") as HTMLInputElement;
  field.value = "Tim";
  await act(async () => void field.dispatchEvent(new Event("input", { bubbles: true })));
  await act(async () => void field.form?.dispatchEvent(new Event("submit", { cancelable: true })));
  expect(asked("rename")).toMatchObject({ student: "1", name: "Tim" });
  await settle();
  await press("send-away");
  expect(asked("send_away")).toMatchObject({ student: "1", out: true });
  await push({ people: [person("1", { out: true })] });
  await press("send-away");
  expect(asked("send_away")).toMatchObject({ student: "1", out: false });
  await press("hide");
  expect(asked("rename")).toMatchObject({ student: "1", name: "" });
});
