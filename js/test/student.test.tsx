/** The page of a student's device, on a socket without a server. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicView, seating } from "../dev/game";
import { chosen } from "../src/classroom/student/chosen";
import { Student } from "../src/classroom/student/root";
import { PhoneStore } from "../src/phone/phone-store";
import type { Lesson, LessonQuestion, LessonSnapshot } from "../src/protocol";
import { FakeSocket } from "./fake-socket";

const LESSON: Lesson = {
  title: "Econ 101",
  name: "Mint Anchor",
  open: true,
  by_name: false,
  paused: false,
  question: null,
  table: null,
};
const QUESTION: LessonQuestion = {
  number: 3,
  time: 1,
  question: { en: "Who gains most?", fr: "Qui gagne le plus ?" },
  asked: { kind: "choice", choices: ["the storyteller", "the finders"] },
  mine: null,
  first: null,
  outcome: null,
};

let serial = 0;

function shown(lesson: Partial<Lesson>, change: Partial<LessonSnapshot> = {}) {
  serial += 1;
  const snapshot: LessonSnapshot = {
    seating: seating(3, { seat: "", here: [], serial }),
    may: [],
    public: null,
    steps: [],
    private: null,
    agreement: null,
    open: null,
    rules: null,
    setup: null,
    failed: [],
    lesson: { ...LESSON, ...lesson },
    ...change,
  };
  return { kind: "show", snapshot };
}

async function open() {
  history.replaceState(null, "", "/#r=secret");
  await act(async () => render(<Student phone={new PhoneStore()} />, document.body));
  FakeSocket.newest.letIn();
  const say = async (content: object) => {
    FakeSocket.newest.say(content);
    await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
    await vi.dynamicImportSettled();
    await act(async () => void (await vi.advanceTimersByTimeAsync(50)));
  };
  const phase = () => document.querySelector(".dx-root")?.getAttribute("data-phase");
  const dx = (name: string) => document.querySelector<HTMLElement>(`[data-dx="${name}"]`);
  return { say, phase, dx };
}

const verdicts = () => [...document.querySelectorAll('[data-dx="verdict"]')].map((one) => one.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  document.body.innerHTML = "";
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a tap on a card", () => {
  it("votes for it alone where one vote is allowed, and for two at most where two are", () => {
    expect(chosen([], 2, 1)).toEqual([2]);
    expect(chosen([2], 4, 1)).toEqual([4]);
    expect(chosen([2], 4, 2)).toEqual([2, 4]);
    expect(chosen([2, 4], 5, 2)).toEqual([4, 5]);
    expect(chosen([2, 4], 2, 2)).toEqual([4]);
    expect(chosen([4], 4, 2)).toEqual([4]);
  });
});

describe("a student’s device", () => {
  it("asks for a name that may be left out where pseudonyms are drawn, and for one where the class goes by names", async () => {
    const { say, phase, dx } = await open();
    await say(shown({ name: "" }));
    expect(phase()).toBe("join");
    expect((dx("join") as HTMLButtonElement).disabled).toBe(false);
    await say(shown({ name: "", by_name: true }));
    expect((dx("join") as HTMLButtonElement).disabled).toBe(true);
    await say(shown({ name: "", open: false }));
    expect(dx("join")).toBeNull();
  });

  it("takes an answer, says that it is in, and that it came too late", async () => {
    const { say, phase, dx } = await open();
    await say(shown({}));
    expect(phase()).toBe("wait");
    await say(shown({ question: QUESTION }));
    expect(phase()).toBe("question");
    const choose = async (at: number) =>
      act(async () => document.querySelectorAll<HTMLElement>('[data-dx="choice"]')[at]?.click());
    await choose(1);
    const asked = FakeSocket.newest.said.at(-1);
    expect(asked).toMatchObject({ kind: "answer", number: 3, time: 1, value: "the finders" });
    await say(shown({ question: { ...QUESTION, mine: "the finders" } }));
    await say({ id: asked?.id, ok: true, done: true });
    expect(dx("kept")?.textContent).toContain("Your answer is in");
    await choose(0);
    await say({ id: FakeSocket.newest.said.at(-1)?.id, ok: true, done: false });
    expect(document.querySelector("[role=alert]")?.textContent).toBe("That came too late.");
  });

  it("says which number is in while another is typed", async () => {
    const { say, dx } = await open();
    const asked = { kind: "number", low: 0, high: 10, step: 1, unit: null };
    await say(shown({ question: { ...QUESTION, asked, mine: 3 } }));
    expect(dx("still")).toBeNull();
    const field = dx("number") as HTMLInputElement;
    for (const typed of ["", "4"]) {
      field.value = typed;
      await act(async () => void field.dispatchEvent(new Event("input", { bubbles: true })));
      expect(dx("still")?.textContent).toBe("Your answer is still 3.");
    }
    await say(shown({ question: { ...QUESTION, asked, mine: 4 } }));
    expect(field.value).toBe("4");
  });

  it("shows the last of two answers that are under way, and what became of it alone", async () => {
    const { say, dx } = await open();
    await say(shown({ question: QUESTION }));
    const choices = () => [...document.querySelectorAll<HTMLInputElement>('[data-dx="choice"]')];
    for (const at of [0, 1]) await act(async () => choices()[at]?.click());
    const [first, second] = FakeSocket.newest.said.filter(({ kind }) => kind === "answer");
    await say(shown({ question: { ...QUESTION, mine: "the storyteller" } }));
    await say({ id: first?.id, ok: true, done: false });
    expect(choices().map(({ checked }) => checked)).toEqual([false, true]);
    expect(document.querySelector("[role=alert]")).toBeNull();
    await say(shown({ question: { ...QUESTION, mine: "the finders" } }));
    await say({ id: second?.id, ok: true, done: true });
    expect(choices().map(({ checked }) => checked)).toEqual([false, true]);
    expect(dx("kept")?.textContent).toContain("Your answer is in");
  });

  it("shows at the reveal what the class has answered, both times where it was asked twice", async () => {
    const { say } = await open();
    const answers = [
      { value: "the finders", n: 3, right: true },
      { value: "the storyteller", n: 1, right: false },
    ];
    const before = [{ value: "the storyteller", n: 4, right: false }];
    const outcome = { truth: "the finders", only: true, answers, before, explanation: null };
    await say(shown({ question: { ...QUESTION, time: 2, mine: "the finders", outcome } }));
    expect(verdicts()).toEqual(["0 of 4 are right", "3 of 4 are right", "right"]);
    const mine = () =>
      [...document.querySelectorAll('[data-dx="mine"] p:first-child')].map((one) => one.textContent);
    expect(mine()).toEqual(["Your answer: the finders"]);
    const first = "the storyteller";
    await say(shown({ question: { ...QUESTION, time: 2, mine: "the finders", first, outcome } }));
    expect(mine()).toEqual(["Your answer at first: the storyteller", "Your answer: the finders"]);
    await say(shown({ question: { ...QUESTION, time: 2, first, outcome } }));
    expect(mine()).toEqual(["Your answer at first: the storyteller"]);
  });

  it("counts a single answer of the class, and judges it for whoever gave it alone", async () => {
    const { say, dx } = await open();
    const votes = { Ben: [1], Cleo: [1] };
    const ballot = { most: 1, slots: [1, 2, 3] };
    const dials = {
      kind: "dials",
      voters: { Ben: ballot, Cleo: ballot },
      votes: {},
      cards: ["c1", "c2", "c3"],
      slots: ["Ana", "Ben", "Cleo"],
      players: ["Ana", "Ben", "Cleo"],
      storyteller: "Ana",
      mode: "storyteller",
      target: null,
      red: null,
    };
    const number = { kind: "number", low: 0, high: 10, step: 1, unit: null };
    for (const [asked, value] of [
      [QUESTION.asked, "the storyteller"],
      [number, 3],
      [dials, votes],
    ]) {
      const answers = [{ value, n: 1, right: false }];
      const outcome = { truth: null, only: true, answers, before: null, explanation: null };
      await say(shown({ question: { ...QUESTION, asked, outcome } }));
      expect(verdicts()).toEqual(["0 of 1 is right"]);
      expect(dx("mine")).toBeNull();
      await say(shown({ question: { ...QUESTION, asked, mine: value, outcome } }));
      expect(verdicts()).toEqual(["0 of 1 is right", "not right"]);
      expect(dx("mine")?.textContent).toContain("Your answer");
    }
  });

  it("has the focus go to the question, and to its head again at the reveal", async () => {
    const { say, dx } = await open();
    await say(shown({ question: QUESTION }));
    expect(document.activeElement?.textContent).toBe("Who gains most?");
    dx("choice")?.focus();
    await say(shown({ question: { ...QUESTION, mine: "the finders" } }));
    expect(document.activeElement).toBe(dx("choice"));
    const outcome = { truth: "the finders", only: true, answers: [], before: null, explanation: null };
    await say(shown({ question: { ...QUESTION, mine: "the finders", outcome } }));
    expect(document.activeElement?.textContent).toBe("Who gains most?");
  });

  it("votes with a tap on a card that is not the own one, and shows at the reveal whose cards they were", async () => {
    const { say } = await open();
    const asked = {
      kind: "vote",
      seat: "Ben",
      cards: ["c1", "c2", "c3"],
      own: [2],
      ballot: { most: 1, slots: [1, 3] },
    };
    const vote: LessonQuestion = { ...QUESTION, asked };
    await say(shown({ question: vote }));
    expect(document.body.textContent).toContain("in Ben’s place");
    const slots = () => [...document.querySelectorAll<HTMLElement>('[data-dx="slot"]')];
    const soFar = FakeSocket.newest.said.length;
    await act(async () => slots()[1]?.click());
    expect(FakeSocket.newest.said.slice(soFar).filter(({ kind }) => kind === "answer")).toEqual([]);
    await act(async () => slots()[2]?.click());
    expect(FakeSocket.newest.said.at(-1)).toMatchObject({ kind: "answer", value: { Ben: [3] } });
    await say(shown({ question: { ...vote, mine: { Ben: [3] } } }));
    expect(slots().map((slot) => slot.getAttribute("aria-pressed"))).toEqual(["false", "false", "true"]);

    const truth = {
      mode: "storyteller",
      storyteller: "Ana",
      players: ["Ana", "Ben", "Cleo"],
      slots: ["Ana", "Ben", "Cleo"],
      target: null,
      tables: 2,
      laid: [4, 0, 2],
      notes: [{ en: "Nobody voted there.", fr: "Personne n’y a voté." }],
      paid: [
        { rules: { en: "One", fr: "Un" }, points: { Ana: 1.5, Ben: 2.04, Cleo: 0 }, fault: null },
        { rules: { en: "Two", fr: "Deux" }, points: null, fault: { en: "Not so.", fr: "Pas ainsi." } },
      ],
    };
    const answers = [
      { value: { Ben: [3] }, n: 1, right: false },
      { value: { Cleo: [1] }, n: 2, right: true },
    ];
    const before = [{ value: { Ben: [1] }, n: 1, right: true }];
    const outcome = { truth, only: true, answers, before, explanation: null };
    await say(shown({ question: { ...vote, time: 2, mine: { Ben: [3] }, outcome } }));
    const laid = [...document.querySelectorAll('[data-dx="laid"] b')].map((one) => one.textContent);
    expect(laid).toEqual([...["1", "0", "0"], ...["4", "0", "2"]]); // the second time as they are paid
    expect(document.body.textContent).toContain("Nobody voted there.");
    const cells = [...document.querySelectorAll('[data-dx="paid"] td')].map((one) => one.textContent);
    expect(cells).toEqual(["1.5", "Not so.", "2", "0"]);
    expect(verdicts()).toEqual(["1 of 1 is right", "2 of 3 are right", "not right"]);
    expect(document.body.textContent).toContain("Your answer: 3");
  });

  it("goes from the table to a pause and back, and in the end to how the table came out", async () => {
    const { say, phase, dx } = await open();
    const table = { number: 2, seat: "", turns: 1, alone: false, risen: false };
    const view = { public: publicView(3) };
    await say(shown({ table }, view));
    expect(phase()).toBe("clue");
    expect(dx("join-sit")).toBeNull();
    await say(shown({ table, paused: true }, view));
    expect(phase()).toBe("paused");
    await say(shown({ table: { ...table, risen: true } }, view));
    expect(phase()).toBe("done");
    expect(document.body.textContent).toContain("The others may still be at it.");
    await say(shown({ table: { ...table, alone: true, risen: true } }, view));
    expect(document.body.textContent).toContain("The turn is played.");
    expect(document.body.textContent).not.toContain("The others");
    const rows = () => [...document.querySelectorAll('[data-dx="score"]')].map((row) => row.textContent);
    expect(rows()).toHaveLength(3);
    const { players } = publicView(3);
    await say(shown({ table: { ...table, seat: players[1] ?? "", risen: true } }, view));
    expect(rows().filter((row) => row?.includes("you"))).toEqual([expect.stringContaining(players[1] ?? "")]);
  });
});
