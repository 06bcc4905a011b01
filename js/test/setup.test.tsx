/** The set-up panel, while an answer about own rules is under way. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Asked, FakeModel } from "../dev/fake-model";
import { RULES, SETUP, snapshot } from "../dev/game";
import { STATES } from "../dev/states";
import type { Draft } from "../src/protocol";
import widget from "../src/table";

const [VARIANT] = SETUP.variants;
const UNDER_WAY = 300; // ms
let close: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div id=out></div>";
});
afterEach(() => {
  close?.();
  vi.useRealTimers();
});

/** Two variants as switches, at a table with rules of its own. */
async function ownRules() {
  const fields = ["lone_finder_points", "bonus_cap"];
  const variants = fields.map((field) => ({ ...VARIANT!, id: field, changes: { [field]: 9 } }));
  const setup = { ...SETUP, variants, draft: { ...SETUP.draft, own: { ...RULES } as Draft["own"] } };
  const model = new FakeModel({ ...STATES.setup!(6).traits, setup });
  const checked = { faults: [], line: "", summary: "", own: null };
  const turn = ({ draft, changes }: Asked) => {
    const own = { ...(draft as Draft).own, ...(changes as object) };
    return { draft: { ...(draft as Draft), own }, checked, sheet: {} };
  };
  model.answer = (asked) =>
    asked.kind === "hello"
      ? { ...snapshot(model) }
      : asked.kind === "turn"
        ? turn(asked)
        : { ...checked, cards: [], total: 0, texts: {} };
  const out = document.querySelector<HTMLElement>("#out")!;
  const wait = (ms: number) =>
    act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(ms);
    });
  await act(async () => {
    close = widget.render({ model, el: out });
  });
  for (const _ of [1, 2]) await wait(400);
  model.delay = UNDER_WAY;
  const variant = (at: number) => out.querySelectorAll<HTMLInputElement>("[data-dx=variant]")[at]!;
  const name = () => out.querySelector<HTMLInputElement>("[data-dx=seat-name]")!;
  return { model, out, wait, variant, name };
}

it("keeps what is typed meanwhile", async () => {
  const { wait, variant, name } = await ownRules();
  variant(0).click();
  await wait(50);
  name().value = "Zoé";
  name().dispatchEvent(new Event("input", { bubbles: true }));
  await wait(2 * UNDER_WAY);
  expect([variant(0).checked, name().value]).toEqual([true, "Zoé"]);
});

it("turns one thing after the other, each from what came of the one before", async () => {
  const { wait, variant } = await ownRules();
  for (const at of [0, 1]) {
    variant(at).click();
    await wait(50);
  }
  for (const _ of [1, 2, 3]) await wait(UNDER_WAY);
  expect([variant(0).checked, variant(1).checked]).toEqual([true, true]);
});

it("leaves it at an edition that is chosen meanwhile", async () => {
  const { out, wait, variant } = await ownRules();
  variant(0).click();
  await wait(50);
  const edition = out.querySelectorAll<HTMLInputElement>("[data-edition]")[1]!;
  edition.click();
  await wait(2 * UNDER_WAY);
  expect(edition.checked).toBe(true);
});
