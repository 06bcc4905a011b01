/** A prediction's store and page on a model without a kernel: what is kept, and what is only on its way. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { TEACHING } from "../dev/teaching";
import { PredictRoot } from "../src/predict/root";
import { PredictStore } from "../src/predict/store";
import type { PredictTraits } from "../src/protocol";

/** Nobody answers by itself; `reply` answers the oldest request that is still open. */
class Kernel extends FakeModel<PredictTraits> {
  override answer = () => undefined;
  #answered = 0;

  async reply(change: Partial<PredictTraits>, given: object = {}): Promise<void> {
    const asked = this.sent.filter(({ kind }) => kind !== "pictures" && kind !== "ping");
    const id = asked[this.#answered++]?.id;
    await act(async () => {
      this.set(change);
      this.emit("msg:custom", { id, ok: true, ...given }, []);
      await new Promise((resolve) => setTimeout(resolve)); // whoever waits for the answer has heard it
    });
  }
}

let model: Kernel;
let store: PredictStore;
let el: HTMLElement;
const find = <E extends HTMLElement = HTMLElement>(selector: string) => el.querySelector<E>(selector);
const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
const dx = <E extends HTMLElement = HTMLButtonElement>(name: string) => find<E>(`[data-dx=${name}]`);
const click = (selector: string) => act(async () => find(selector)?.click());

function open(state: string, change: Partial<PredictTraits> = {}): void {
  model = new Kernel({ ...(TEACHING[state]?.().traits as PredictTraits), ...change });
  store = new PredictStore(model);
  act(() => render(<PredictRoot store={store} />, el));
}

async function enter(text: string): Promise<void> {
  await act(async () => {
    const field = dx<HTMLInputElement>("number");
    if (field) field.value = text;
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await act(async () => {
    find("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
}

beforeEach(() => {
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

describe("an answer", () => {
  it("is not kept before Python has it", async () => {
    open("predict-number", { answers: [] });
    await enter("40");
    expect(dx("kept")?.textContent).toBe("Sending…");
    expect(dx("keep")?.textContent).toBe("Sending…");
    expect(dx("reveal")?.disabled).toBe(true);
    await model.reply({ answers: [40] });
    expect(dx("kept")?.textContent).toContain("Your answer is kept");
    expect(dx("reveal")?.disabled).toBe(false);
  });

  it("waits for a kernel that is silent", async () => {
    vi.useFakeTimers();
    open("predict-choice", { answers: [] });
    await click("[data-dx=choice]");
    await act(async () => void vi.advanceTimersByTime(3500));
    expect(dx("disconnected")?.textContent).toContain("Run the cell again when the kernel is back.");
    expect(dx("kept")?.textContent).toBe("Kept, not sent yet");
    expect(all(".dx-choice[data-pending]")).toHaveLength(1);
    expect(dx("reveal")?.disabled).toBe(true);
  });

  it("goes back to what is kept when it was refused", async () => {
    open("predict-number");
    await enter("40");
    await model.reply({}, { ok: false, code: "x", message: "Too late." });
    expect(dx<HTMLInputElement>("number")?.value).toBe("35");
    expect(dx("trouble")?.textContent).toBe("Too late.");
  });
});

describe("a class", () => {
  it("sees in grey what is on its way", async () => {
    open("predict-number-class");
    await enter("90");
    expect(all("[data-dx=chip]")).toHaveLength(5);
    expect(all("[data-dx=chip][data-pending]").map((chip) => chip.textContent)).toEqual(["90%"]);
    expect(dx("kept")?.textContent).toBe("Sending…");
    await model.reply({ answers: [35, 50, 50, 80, 90] });
    expect(all("[data-dx=chip][data-pending]")).toHaveLength(0);
    expect(dx("kept")?.textContent).toBe("5 answers are in");
  });

  it("begins with none of one person’s answers, and gets its own back", async () => {
    open("predict-choice");
    await click("[data-dx=several]");
    expect(all("output").map((count) => count.textContent)).toEqual(["0", "0", "0"]);
    expect(all("[data-dx=hand-up]").every((button) => (button as HTMLButtonElement).disabled)).toBe(true);
    await model.reply({ several: true, answers: ["Nobody", "Nobody"] });
    expect(all("output").map((count) => count.textContent)).toEqual(["0", "0", "2"]);
    await click("[data-dx=hand-up]");
    expect(model.sent.at(-1)).toMatchObject({ values: ["Nobody", "Nobody", "The storyteller"] });
    expect(all("output[data-pending]")).toHaveLength(1);
  });

  it("is called so when all is shown", () => {
    open("predict-number-revealed");
    expect(find(".dx-truth-box")?.textContent).toContain("The class");
    expect(el.textContent).not.toContain("Your answer");
  });

  it("has its tokens counted on each card, and its answers numbered", () => {
    open("predict-dials-class");
    const chips = all("[data-dx=chip]");
    expect(chips.map((chip) => chip.firstChild?.textContent)).toEqual(["1", "2", "3"]);
    expect(chips[0]?.title).toMatch(/^\S+: card \d, /);
    act(() => render(null, el));
    store.close();
    open("predict-dials-class-revealed");
    expect(all("[data-dx=class] [data-dx=laid] b").map((count) => count.textContent)).toEqual([
      "1",
      "1",
      "8",
      "0",
      "5",
      "0",
    ]);
  });
});

describe("the reveal", () => {
  it("says that the truth is being worked out, and is asked for once", async () => {
    open("predict-number");
    await click("[data-dx=reveal]");
    await click("[data-dx=reveal]");
    expect(model.sent.filter(({ kind }) => kind === "reveal")).toHaveLength(1);
    expect(dx("reveal")?.getAttribute("aria-disabled")).toBe("true");
    expect(dx("reveal")?.textContent).toBe("Working it out…");
    await model.reply({}, { ok: false, code: "x", message: "The truth could not be found out." });
    expect(dx("reveal")?.textContent).toBe("Reveal");
    expect(dx("trouble")?.textContent).toBe("The truth could not be found out.");
  });

  it("does not take a kernel that works for one that was stopped", async () => {
    vi.useFakeTimers();
    open("predict-number");
    await click("[data-dx=reveal]");
    await act(async () => model.set({ working: true }));
    await act(async () => void vi.advanceTimersByTime(3500));
    expect(dx("disconnected")?.textContent).toContain("still working out the truth");
  });
});
