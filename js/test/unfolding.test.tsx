/** The reveal keeps the secret: nothing on the screen, nor for those who listen to it, tells too soon. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { next, review, snapshot } from "../dev/game";
import { STATES } from "../dev/states";
import widget from "../src/table";

let close: (() => void) | undefined;
const out = () => document.querySelector<HTMLElement>("#out")!;
const dx = (name: string) => out().querySelector<HTMLElement>(`[data-dx=${name}]`);
const beat = () => out().querySelector<HTMLElement>(".dx-reveal")?.dataset.beat;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div id=out></div>";
});
afterEach(() => {
  close?.();
  vi.useRealTimers();
});

/** All votes come in while somebody looks. */
async function voted(state: string, pace = 0.45) {
  const { traits, private: known } = STATES[state]!(6);
  const model = new FakeModel({ ...traits, pace });
  model.answer = (asked) =>
    asked.kind === "hello" ? { ...snapshot(model, known ?? null) } : { cards: [], total: 0, done: true };
  await act(async () => {
    close = widget.render({ model, el: out() });
    await vi.advanceTimersByTimeAsync(400);
  });
  await act(async () => void (await vi.dynamicImportSettled()));
  const last = review(model.get("public")!);
  await act(async () => model.set(next(model, { public: last, steps: [{ ...last }] })));
  for (let ms = 0; ms < 10_000 && !beat(); ms += 100) await pass(100); // the last of the bots thinks
  return { view: last, model };
}

it("shows the votes, then the wrong cards, then the right one, then what it paid", async () => {
  const { view } = await voted("vote");
  const right = () => out().querySelector("[data-slot][data-told]");
  const seen: string[] = [];
  for (let ms = 0; ms < 8000 && beat() !== "done"; ms += 50) {
    if (seen.at(-1) !== beat()) seen.push(beat() ?? "");
    const early = ["votes", "owners"].includes(beat() ?? "");
    const text = out().textContent ?? "";
    expect(right() === null).toBe(early);
    if (early || beat() === "moon") {
      expect(text).not.toContain("found it");
      expect(text).not.toContain("found Mathilde");
      expect(dx("continue")).toBeNull();
    }
    if (early) {
      expect(text).not.toContain("The storyteller’s card.");
      expect(text).not.toContain("Played by Mathilde.");
    }
    await pass(50);
  }
  expect(seen).toEqual(["votes", "owners", "moon", "headline", "points"]);
  expect(right()?.getAttribute("data-slot")).toBe(String(view.target));
  expect(dx("continue")).not.toBeNull();
});

it("says once what a player is, and joins it with commas", async () => {
  const { view } = await voted("vote");
  const said = () =>
    [...out().querySelectorAll(".dx-seat-state")].map((state) =>
      [...state.querySelectorAll(":scope > span:not([aria-hidden])")].map((one) => one.textContent).join(""),
    );
  const teller = view.players.indexOf(view.storyteller!);
  expect(said()[teller]).toBe("storyteller");
  expect(said()).toContain("you");
  await act(async () => out().querySelector<HTMLElement>(".dx-clue")!.click());
  expect(said()[teller]).toMatch(/^storyteller, (no points|\+\d)/);
});

it("is over at once after a click", async () => {
  await voted("vote");
  expect(beat()).toBe("votes");
  await act(async () => out().querySelector<HTMLElement>(".dx-clue")!.click());
  expect(beat()).toBe("done");
  expect(dx("continue")).not.toBeNull();
});

it("does not unfold where the table has no pace", async () => {
  await voted("vote", 0);
  expect(beat()).toBe("done");
});

it("waits for whoever has told to turn the cards over", async () => {
  await voted("vote-teller");
  await pass(20_000);
  expect(beat()).toBe("held");
  expect(out().querySelectorAll(".dx-votes li")).toHaveLength(0);
  expect(dx("continue")).toBeNull();
  await act(async () => dx("turn-over")!.click());
  for (const next of ["votes", "owners", "moon", "headline", "points"]) {
    expect(beat()).toBe(next);
    await pass(5000);
  }
  expect(dx("continue")).not.toBeNull();
});
