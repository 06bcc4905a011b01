/** The explorer's store and page on a model without a kernel. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { RULES } from "../dev/game";
import { ExplorerRoot } from "../src/explorer/root";
import { ExplorerStore } from "../src/explorer/store";
import type { Host } from "../src/mount";
import type { Control, DrawnPush, ExplorerTraits, Judged } from "../src/protocol";
import { moved } from "../src/turning/families";

const both = (text: string) => ({ en: text, fr: text });
const JUDGED: Judged = {
  clue: 0.5,
  worth: 2.8125,
  any_clue: false,
  kind: "prisoners_dilemma",
  no_theory: null,
  turns: 11.1,
  apart: null,
  no_games: null,
};

function control(field: string, change: Partial<Control> = {}): Control {
  return {
    field,
    group: "finding",
    kind: "number",
    name: both(field),
    low: 0,
    high: 99,
    reach: 12,
    step: 0.5,
    start: 4,
    same: false,
    choices: [],
    modes: ["storyteller"],
    moves: ["votes", "length"],
    ...change,
  };
}

const CONTROLS: readonly Control[] = [
  control("finder_points"),
  control("lone_finder_points", { kind: "maybe", moves: ["clue"] }),
  control("refill", { kind: "choice", choices: [{ id: "none", name: both("no reshuffle") }], moves: [] }),
  control("clue_kinds", { kind: "kinds", choices: [{ id: "text", name: both("words") }] }),
  control("red_token", { kind: "switch", modes: ["party"] }),
];

const TRAITS: ExplorerTraits = {
  state: {
    rules: RULES,
    draft: {
      mode: "storyteller",
      finder_points: 3,
      lone_finder_points: null,
      refill: "none",
      clue_kinds: ["text"],
    },
    players: 6,
    against: "dixit-2021",
    beside: "",
    kept: [],
  },
  sheet: {
    summary: both("Three points."),
    python: "dixit.edition('dixit-2021')",
    faults: {},
    seating: null,
    judged: JUDGED,
    effect: null,
    columns: [{ choice: "dixit-2021", name: both("Dixit 2021"), judged: JUDGED }],
    differences: [],
    turned: [],
    editions: [{ id: "dixit-2021", name: both("Dixit 2021") }],
    scored: null,
    boxed: true,
    undo: false,
    redo: false,
  },
  hunt: { goal: null, value: 0, done: 0, of: 0, already: false, number: 0, found: [], problem: null },
  bot_games: {
    done: 0,
    of: 0,
    running: false,
    turns: 0,
    turns_low: 0,
    turns_high: 0,
    shares: [],
    rules: null,
    problem: null,
  },
  table: null,
  language: "en",
  theme: "light",
};

/** Nobody answers by itself; `reply` answers the last request of a kind. */
class Kernel extends FakeModel<ExplorerTraits> {
  override answer = () => undefined;

  asked(kind: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one.kind === kind).map(({ id: _id, kind: _kind, ...rest }) => rest);
  }

  async reply(kind: string, given: object = {}): Promise<void> {
    const asked = this.sent.findLast((one) => one.kind === kind);
    await act(async () => this.emit("msg:custom", { id: asked?.id, ok: true, ...given }, []));
  }

  async change(sheet: Partial<ExplorerTraits["sheet"]>, draft: object = {}): Promise<void> {
    const state = this.get("state");
    await act(async () =>
      this.set({
        sheet: { ...this.get("sheet"), ...sheet },
        state: { ...state, draft: { ...state.draft, ...draft } },
      }),
    );
  }

  async draw(push: Partial<DrawnPush>, picture = true): Promise<void> {
    const words = { subtitle: "", headline: "", caption: "", words: "", fault: "", lang: "en" };
    const buffers = picture ? [new ArrayBuffer(4)] : [];
    await act(async () => {
      this.emit("msg:custom", { kind: "drawn", ...words, ...push }, buffers);
      await new Promise((go) => setTimeout(go)); // until it is decoded
    });
  }
}

let model: Kernel;
let store: ExplorerStore;
let el: HTMLElement;
const find = (selector: string) => el.querySelector<HTMLElement>(selector);
const field = (name: string) => find(`[data-field="${name}"]`);
const draw = (host?: Host) => act(() => render(<ExplorerRoot store={store} host={host} />, el));
const press = (node: Element | null | undefined, key: string) =>
  act(() => {
    node?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  URL.createObjectURL = vi.fn(() => `blob:${Math.random()}`);
  URL.revokeObjectURL = vi.fn();
  model = new Kernel(TRAITS);
  store = new ExplorerStore(model);
  el = document.body.appendChild(document.createElement("div"));
  await draw();
  await model.reply("controls", { controls: CONTROLS });
});

afterEach(() => {
  render(null, el);
  store.close();
  el.remove();
  vi.unstubAllGlobals();
});

describe("controls", () => {
  it("are those that mean something in what is played, each with what it can move", () => {
    expect([...el.querySelectorAll<HTMLElement>("[data-dx=field]")].map((one) => one.dataset.field)).toEqual([
      "finder_points",
      "lone_finder_points",
      "refill",
      "clue_kinds",
    ]);
    expect(field("finder_points")?.textContent).toContain("It can move: Votes and Length");
    expect(field("refill")?.textContent).toContain("none of the four pictures");
  });

  it("stand where they were turned before Python has answered, and then where Python says", async () => {
    const dial = field("finder_points")?.querySelector<HTMLInputElement>("input");
    press(dial, "ArrowUp");
    expect(model.asked("turn")).toEqual([{ field: "finder_points", value: 4, dragging: false, lang: "en" }]);
    expect(dial?.value).toBe("4");
    await model.change({}, { finder_points: 4 });
    await model.reply("turn");
    expect(dial?.value).toBe("4");
  });

  it("send only the last of many turns while one is on its way", async () => {
    for (const points of [4, 5, 6, 7]) await act(() => store.turns.turn("finder_points", points, true));
    expect(model.asked("turn")).toHaveLength(1);
    await model.reply("turn");
    expect(model.asked("turn").at(-1)).toMatchObject({ value: 7 });
    await model.reply("turn");
    expect(model.asked("turn")).toHaveLength(2);
  });

  it("lose no turn of another control that follows at once", async () => {
    await act(() => {
      store.turns.turn("finder_points", 4, false);
      store.turns.turn("finder_points", 5, false);
      store.turns.turn("refill", "none", false);
    });
    await model.reply("turn");
    await model.reply("turn");
    await model.reply("turn");
    expect(model.asked("turn").map((one) => one.value)).toEqual([4, 5, "none"]);
  });

  it("are dragged in steps, and let go once", async () => {
    const knob = field("finder_points")?.querySelector<HTMLElement>(".dx-knob");
    const point = (type: string, clientX: number) =>
      act(() => {
        knob?.dispatchEvent(
          new PointerEvent(type, { clientX, clientY: 0, button: 0, pointerId: 1, bubbles: true }),
        );
      });
    if (knob) knob.setPointerCapture = () => {};
    await point("pointerdown", 0);
    await point("pointermove", 3);
    expect(model.asked("turn")).toEqual([]);
    await point("pointermove", 23);
    await point("pointerup", 23);
    await model.reply("turn");
    expect(model.asked("turn")).toEqual([
      { field: "finder_points", value: 5, dragging: true, lang: "en" },
      { field: "finder_points", value: 5, dragging: false, lang: "en" },
    ]);
  });

  it("select their number at the first click, so that what is typed takes its place", async () => {
    const input = field("finder_points")?.querySelector("input") as HTMLInputElement;
    const select = vi.spyOn(input, "select");
    await act(() => input.click());
    await act(() => input.click());
    expect(select).toHaveBeenCalledTimes(1);
    await act(() => void input.dispatchEvent(new FocusEvent("blur")));
    await act(() => input.click());
    expect(select).toHaveBeenCalledTimes(2);
  });

  it("keep what is typed until it can be played", async () => {
    const dial = field("finder_points")?.querySelector<HTMLInputElement>("input");
    await act(() => {
      if (dial) dial.value = "four";
      dial?.dispatchEvent(new Event("input", { bubbles: true }));
    });
    press(dial, "Enter");
    expect(model.asked("turn").at(-1)).toMatchObject({ value: "four" });
    await model.change(
      { faults: { finder_points: both("A whole number, please.") } },
      { finder_points: "four" },
    );
    expect(dial?.value).toBe("four");
    expect(dial?.getAttribute("aria-invalid")).toBe("true");
    expect(field("finder_points")?.textContent).toContain("A whole number, please.");
    expect(find("[data-dx=line]")?.textContent).toContain("Nobody can play these rules");
    expect(find("[data-dx=play]")?.getAttribute("aria-disabled")).toBe("true");
  });
});

describe("the line", () => {
  it("says what the rules come to, and after a change what it did", async () => {
    const line = () => find("[data-dx=line]")?.textContent;
    expect(line()).toBe(" best clue 0.50 voters: a dilemma 11.1 turns no seat stands out");
    const now: Judged = { ...JUDGED, clue: 0.43, turns: 12.3, apart: { which: "best", seat: 1, share: 0.2 } };
    await model.change({ judged: now, effect: { label: both("Lone finder: 4"), before: JUDGED } });
    expect(line()).toBe(
      "Lone finder: 4 best clue 0.50 → 0.43 voters: still a dilemma +1.2 turns (12.3) seat 1 wins most, 20.0%",
    );
  });

  it("says nothing of games that are still being played", async () => {
    await model.change({ judged: { ...JUDGED, turns: null } });
    expect(find("[data-dx=line-length]")?.textContent).toContain("playing");
    expect(moved.length(JUDGED, { ...JUDGED, turns: null })).toBe(false);
  });
});

describe("pictures", () => {
  it("are asked for when the page opens, and shown as they come", async () => {
    expect(model.asked("show")).toHaveLength(1);
    await model.draw({ name: "clue", serial: 2, headline: "2.81 points at 0.50.", words: "A curve." });
    const image = find("[data-name=clue] img");
    expect(image?.getAttribute("alt")).toBe("A curve.");
    expect(find("[data-name=clue]")?.textContent).toContain("2.81 points at 0.50.");
  });

  it("are asked for once more where the page turns to night, and bring their paper", async () => {
    for (const theme of ["dark", "dark"] as const) await act(() => model.set({ theme }));
    expect(model.asked("show").map((one) => one.night)).toEqual([false, true]);
    await model.draw({ name: "clue", serial: 2, night: true });
    expect(find("[data-name=clue]")?.hasAttribute("data-night")).toBe(true);
  });

  it("never give way to an older one", async () => {
    await model.draw({ name: "clue", serial: 3, headline: "new" });
    await model.draw({ name: "clue", serial: 2, headline: "old" });
    expect(find("[data-name=clue]")?.textContent).toContain("new");
    await model.draw({ name: "votes", serial: 4, fault: "There is no card to find." }, false);
    expect(find("[data-name=clue]")?.dataset.stale).toBe("true");
    expect(find("[data-name=votes]")?.textContent).toContain("There is no card to find.");
  });

  it("are let go of with the page", async () => {
    await model.draw({ name: "clue", serial: 1 });
    store.close();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(1);
    expect(model.ears).toBe(0);
  });
});

describe("what is refused", () => {
  it("is said beside what was pressed, and leaves there what was typed", async () => {
    await act(() => find("[data-dx=compare-open]")?.click());
    await vi.waitFor(() => expect(find("[data-dx=keep-name]")).not.toBeNull());
    const name = find("[data-dx=keep-name]") as HTMLInputElement;
    await act(() => {
      name.value = "Dixit 2021";
      name.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await act(() => find("[data-dx=keep]")?.click());
    await model.reply("keep", { ok: false, code: "taken", message: "That is an edition." });
    const said = [...el.querySelectorAll("[data-dx=trouble]")];
    expect(said.map((one) => one.textContent)).toEqual(["That is an edition."]);
    expect(said[0]?.closest("[data-dx=compare]")).not.toBeNull();
    expect(name.value).toBe("Dixit 2021");
    await act(() => find("[data-dx=keep]")?.click());
    await model.reply("keep");
    expect(name.value).toBe("");
    expect(find("[data-dx=trouble]")).toBeNull();
  });

  it("is said in the line, where nobody can play the rules, with its reason", async () => {
    await model.change({ faults: { target_score: both("A game has to end.") } });
    expect(find("[data-dx=line]")?.textContent).toContain("A game has to end.");
  });
});

describe("what a search finds", () => {
  const one = (field: string, value: number) => ({
    field,
    value,
    stands: both(String(value)),
    judged: JUDGED,
  });

  it("stands field by field, the nearest first, and is turned to by a click", async () => {
    await act(() => find("[data-dx=hunt-open]")?.click());
    await vi.waitFor(() => expect(find("[data-dx=goal]")).not.toBeNull());
    await act(() => {
      const goal = find("[data-dx=goal]") as HTMLSelectElement;
      goal.value = "no_dilemma";
      goal.dispatchEvent(new Event("change", { bubbles: true }));
    });
    const found = [one("finder_points", 2), one("lone_finder_points", 3), one("finder_points", 1)];
    const report = { goal: "no_dilemma" as const, value: 0, done: 9, of: 9, already: false, problem: null };
    await act(async () => model.set({ hunt: { ...report, number: 3, found } }));
    const rows = [...el.querySelectorAll(".dx-xfound li")];
    const buttons = rows.map((row) =>
      [...row.querySelectorAll("button")].map((each) => each.getAttribute("aria-label")),
    );
    expect(buttons).toEqual([[null, "finder_points: 1"], [null]]);
    expect(rows[0]?.querySelector("b")?.textContent).toBe("finder_points: 2");
    expect(find("[data-dx=found]")?.textContent).toBe("3 changes do it:");
    await act(() => rows[0]?.querySelector<HTMLElement>(".dx-xalso")?.click());
    expect(model.asked("turn").at(-1)).toMatchObject({ field: "finder_points", value: 1 });
    await act(async () => model.set({ hunt: { ...report, already: true, number: 70, found } }));
    expect(find("[data-dx=found]")?.textContent).toBe(
      "These rules do it already. 70 changes do it; of every rule the nearest, 3 in all:",
    );
    await act(() => {
      const goal = find("[data-dx=goal]") as HTMLSelectElement;
      goal.value = "stag_hunt";
      goal.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(find("[data-dx=found]")?.textContent).toBe("");
    expect(find(".dx-xfound li")).toBeNull();
  });
});

describe("a table", () => {
  it("opens beneath, drawn by the host", async () => {
    const drawn = vi.fn();
    await draw({ getWidget: async () => ({ render: drawn }) });
    await act(async () => model.set({ table: "anywidget:7" }));
    await act(() => new Promise((go) => setTimeout(go))); // until the host has found it
    expect(drawn).toHaveBeenCalledTimes(1);
    expect(el.querySelector(".dx-xelsewhere")).toBeNull();
  });

  it("is said to be had in the next cell, where the host draws none inside of another", async () => {
    await act(async () => model.set({ table: "anywidget:7" }));
    expect(find(".dx-xelsewhere")?.textContent).toContain("explorer.play()");
  });
});
