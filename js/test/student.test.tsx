/** The page of a student's device, on a socket without a server. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicView, seating } from "../dev/game";
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
  outcome: null,
};

let serial = 0;

function shown(lesson: Partial<Lesson>, change: Partial<LessonSnapshot> = {}) {
  serial += 1;
  const snapshot: LessonSnapshot = {
    seating: seating(3, { may: [], seat: "", here: [], serial }),
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

  it("shows at the reveal what the class has answered, both times where it was asked twice", async () => {
    const { say } = await open();
    const answers = [
      { value: "the finders", n: 3, right: true },
      { value: "the storyteller", n: 1, right: false },
    ];
    const before = [{ value: "the storyteller", n: 4, right: false }];
    const outcome = { truth: "the finders", only: true, answers, before, explanation: null };
    await say(shown({ question: { ...QUESTION, time: 2, mine: "the finders", outcome } }));
    const verdicts = [...document.querySelectorAll('[data-dx="verdict"]')].map((one) => one.textContent);
    expect(verdicts).toEqual(["0 of 4 are right", "3 of 4 are right"]);
    expect(document.body.textContent).toContain("Your answer: the finders");
  });

  it("goes from the table to a pause and back, and in the end to how the table came out", async () => {
    const { say, phase, dx } = await open();
    const table = { number: 2, seat: "", turns: 1, risen: false };
    const view = { public: publicView(3) };
    await say(shown({ table }, view));
    expect(phase()).toBe("clue");
    expect(dx("join-sit")).toBeNull();
    await say(shown({ table, paused: true }, view));
    expect(phase()).toBe("paused");
    await say(shown({ table: { ...table, risen: true } }, view));
    expect(phase()).toBe("done");
    expect(document.querySelectorAll('[data-dx="score"]')).toHaveLength(3);
  });
});
