/** The lab's store and page on a model without a kernel. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { impossible } from "../dev/teaching";
import { LabRoot } from "../src/lab/root";
import { LabStore } from "../src/lab/store";
import type { LabTraits } from "../src/protocol";

const both = (text: string) => ({ en: text, fr: text });
const TRAITS: LabTraits = {
  state: {
    storyteller: "Ana",
    slots: ["Ana", "Ben", "Cleo", "Dan"],
    votes: { Ben: [1], Cleo: [1], Dan: [2] },
    red: null,
    target: null,
    cards: ["a", "b", "c", "d"],
    rules: [],
  },
  sheet: {
    mode: "storyteller",
    players: ["Ana", "Ben", "Cleo", "Dan"],
    voters: {
      Ben: { most: 1, slots: [1, 3, 4] },
      Cleo: { most: 1, slots: [1, 2, 4] },
      Dan: { most: 1, slots: [1, 2, 3] },
    },
    reds: [],
    targets: [],
    columns: [
      {
        choice: "a",
        name: both("Box"),
        note: both("as in the box"),
        fault: null,
        outcome: "some",
        finders: ["Ben", "Cleo"],
        points: { Ana: 3, Ben: 4, Cleo: 3, Dan: 0 },
        reasons: { Dan: [{ rule: "missed", points: 0, votes: 0, capped: false, field: "" }] },
      },
      impossible({ choice: "b", name: both("Party"), note: both(""), fault: both("Ana has not voted.") }),
    ],
    choices: [
      { id: "a", name: both("Box") },
      { id: "b", name: both("Party") },
    ],
    presets: [{ id: "x", name: both("an example") }],
    numbers: [3, 4, 5],
  },
  preset: "x",
  language: "en",
  theme: "light",
};

/** Nobody answers by itself; `reply` answers the last request of a kind. */
class Kernel extends FakeModel<LabTraits> {
  override answer = () => undefined;

  async reply(kind: string, given: object): Promise<void> {
    const asked = this.sent.findLast((one) => one.kind === kind);
    await act(async () => this.emit("msg:custom", { id: asked?.id, ok: true, ...given }, []));
  }
}

let model: Kernel;
let store: LabStore;
let el: HTMLElement;
const find = (selector: string) => el.querySelector<HTMLElement>(selector);
const press = (selector: string, key: string) =>
  act(() => {
    find(selector)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  model = new Kernel(TRAITS);
  store = new LabStore(model);
  el = document.createElement("div");
  document.body.append(el);
  act(() => render(<LabRoot store={store} />, el));
});
afterEach(() => {
  act(() => render(null, el));
  store.close();
  el.remove();
  vi.unstubAllGlobals();
});

describe("the lab", () => {
  it("says who votes for what, who found it, and why a column has no points", () => {
    expect(find('[data-piece="Ben#0"]')?.getAttribute("aria-label")).toBe("Ben’s vote");
    expect(find('[data-piece="Ben#0"]')?.getAttribute("aria-valuetext")).toContain("card 1, Ana’s");
    expect(find("[data-dx=summary]")?.textContent).toContain(
      "Two of three found it. Most points: Ben with 4.",
    );
    expect(find("[data-dx=summary]")?.textContent).toContain("Party not possible");
    expect(find(".dx-cmp-no")?.textContent).toBe("Ana has not voted.");
  });

  it("moves a token at once, and greys the points until Python has answered", async () => {
    await press('[data-piece="Ben#0"]', "ArrowRight");
    expect(model.sent.at(-1)).toMatchObject({ kind: "vote", voter: "Ben", slots: [3] });
    expect(find('[data-slot="3"] [data-piece="Ben#0"]')).not.toBeNull();
    expect(find(".dx-cmp")?.hasAttribute("data-waiting")).toBe(true);
    await act(() => model.set({ state: { ...TRAITS.state, votes: { ...TRAITS.state.votes, Ben: [3] } } }));
    await model.reply("vote", {});
    expect(find('[data-slot="3"] [data-piece="Ben#0"]')).not.toBeNull();
    expect(find(".dx-cmp")?.hasAttribute("data-waiting")).toBe(false);
  });

  it("puts a token back that was refused, and says why", async () => {
    await press('[data-piece="Ben#0"]', "2");
    expect(model.sent.at(-1)).toMatchObject({ kind: "vote", slots: [2] });
    expect(find('[data-slot="1"] [data-piece="Ben#0"]')).not.toBeNull();
    await model.reply("vote", { ok: false, code: "x", message: "Ben votes for an own card." });
    expect(find("[data-dx=trouble]")?.textContent).toBe("Ben votes for an own card.");
    expect(find('[data-slot="1"] [data-piece="Ben#0"]')).not.toBeNull();
  });

  it("answers two quick moves in the end", async () => {
    await press('[data-piece="Ben#0"]', "ArrowRight");
    await press('[data-piece="Ben#0"]', "ArrowRight");
    expect(find('[data-slot="4"] [data-piece="Ben#0"]')).not.toBeNull();
    const [first] = model.sent.filter(({ kind }) => kind === "vote");
    await act(async () => model.emit("msg:custom", { id: first?.id, ok: true }, []));
    expect(find('[data-slot="4"] [data-piece="Ben#0"]')).not.toBeNull();
    await model.reply("vote", {});
    expect(find('[data-slot="1"] [data-piece="Ben#0"]')).not.toBeNull(); // what Python says last
  });

  it("steps through solutions", async () => {
    await act(() => find("[data-dx=solve]")?.click());
    expect(model.sent.at(-1)).toMatchObject({ kind: "solve", winner: "Ben", column: 0, by: 1 });
    await model.reply("solve", { at: 1, of: 7, complete: true });
    expect(find("[data-dx=solved]")?.textContent).toBe("1 of 7, fewest moves first");
    await act(() => find("[data-dx=solve-back]")?.click());
    expect(model.sent.at(-1)).toMatchObject({ by: 0 });
  });

  it("leaves no ears behind", () => {
    store.close();
    expect(model.ears).toBe(0);
  });
});
