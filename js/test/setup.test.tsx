/** The set-up panel, while an answer about own rules is under way. */
import { expect, it } from "vitest";
import type { Asked } from "../dev/fake-model";
import { RULES, SETUP } from "../dev/game";
import { STATES } from "../dev/states";
import type { Draft } from "../src/protocol";
import { mount, out, settle, useTablePage } from "./table-page";

const [VARIANT] = SETUP.variants;
const UNDER_WAY = 300; // ms

useTablePage();

/** Two variants as switches, at a table with rules of its own. */
async function ownRules() {
  const fields = ["lone_finder_points", "bonus_cap"];
  const variants = fields.map((field) => ({ ...VARIANT!, id: field, changes: { [field]: 9 } }));
  const setup = { ...SETUP, variants, draft: { ...SETUP.draft, own: { ...RULES } as Draft["own"] } };
  const checked = { faults: [], line: "", summary: "", own: null };
  const turn = ({ draft, changes }: Asked) => {
    const own = { ...(draft as Draft).own, ...(changes as object) };
    return { draft: { ...(draft as Draft), own }, checked, sheet: {} };
  };
  const traits = { ...STATES.setup!(6).traits, setup };
  const model = await mount({ traits }, { turn, check: () => checked, words: () => ({ texts: {} }) });
  model.delay = UNDER_WAY;
  const variant = (at: number) => out().querySelectorAll<HTMLInputElement>("[data-dx=variant]")[at]!;
  const name = () => out().querySelector<HTMLInputElement>("[data-dx=seat-name]")!;
  return { variant, name };
}

it("keeps what is typed meanwhile", async () => {
  const { variant, name } = await ownRules();
  variant(0).click();
  await settle(50);
  name().value = "Zoé";
  name().dispatchEvent(new Event("input", { bubbles: true }));
  await settle(2 * UNDER_WAY);
  expect([variant(0).checked, name().value]).toEqual([true, "Zoé"]);
});

it("turns one thing after the other, each from what came of the one before", async () => {
  const { variant } = await ownRules();
  for (const at of [0, 1]) {
    variant(at).click();
    await settle(50);
  }
  for (const _ of [1, 2, 3]) await settle(UNDER_WAY);
  expect([variant(0).checked, variant(1).checked]).toEqual([true, true]);
});

it("leaves it at an edition that is chosen meanwhile", async () => {
  const { variant } = await ownRules();
  variant(0).click();
  await settle(50);
  const edition = out().querySelectorAll<HTMLInputElement>("[data-edition]")[1]!;
  edition.click();
  await settle(2 * UNDER_WAY);
  expect(edition.checked).toBe(true);
});
