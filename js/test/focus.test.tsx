/** Where the focus is after something has changed, and where it is left alone. */
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { next } from "../dev/game";
import { STATES } from "../dev/states";
import { mount, out, settle, useTablePage } from "./table-page";

const cell = () => document.querySelector<HTMLElement>("#cell")!;

useTablePage("<textarea id=cell></textarea>");

async function shown(name: string) {
  const model = await mount(STATES[name]!(6));
  /** The next turn, in which somebody else tells. */
  const turn = async () => {
    const view = model.get("public")!;
    const teller = view.players[2]!;
    const told = { storyteller: teller, waiting_for: [teller], clue: null, tableau: [], voted: [] };
    const revision = view.revision + 5;
    model.set(next(model, { public: { ...view, ...told, phase: "clue", turn: view.turn + 1, revision } }));
    await settle();
  };
  return { model, settle, turn };
}

describe("a press on plain paper", () => {
  const press = () =>
    out()
      .querySelector(".dx-clue")!
      .dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));

  it("lets the next screen have the focus", async () => {
    const { turn } = await shown("vote");
    press();
    await turn();
    expect(out().contains(document.activeElement)).toBe(true);
  });

  it("leaves it where somebody works by then", async () => {
    const { turn } = await shown("vote");
    press();
    cell().focus();
    await turn();
    expect(document.activeElement).toBe(cell());
  });
});

describe("a layer", () => {
  const click = async (selector: string) =>
    act(async () => out().querySelector<HTMLElement>(selector)?.click());
  const log = async (settle: () => Promise<void>) => {
    await click("[data-dx=menu]");
    await click("[role=menuitem]");
    await settle();
    await settle();
  };
  const heard = () =>
    [...out().querySelector(".dx-table")!.children].filter((one) => !one.hasAttribute("inert"));

  it("silences the next screen, too, and nothing once it is gone", async () => {
    const { settle, turn } = await shown("vote");
    await log(settle);
    const layer = out().querySelector("[role=dialog]");
    expect(heard()).toEqual([layer]);
    await turn();
    expect(heard()).toEqual([layer]);
    await click("[role=dialog] [data-dx-first]");
    expect(out().querySelector("[inert]")).toBeNull();
  });

  it("silences the one beneath as long as it is there", async () => {
    const { settle, turn } = await shown("vote");
    await log(settle);
    const first = out().querySelector("[role=dialog]");
    await click("[data-dx=loupe]");
    await settle();
    const second = out().querySelector(".dx-zoom");
    expect(heard()).toEqual([second]);
    await turn();
    expect(heard()).toEqual([first]); // the second has gone with its screen
  });

  it("hands on that the notebook is to be saved", async () => {
    const { settle } = await shown("vote");
    await log(settle);
    const saved = vi.fn();
    out().addEventListener("keydown", (event) => saved(event.key, event.ctrlKey));
    const key = { key: "s", ctrlKey: true, bubbles: true, cancelable: true };
    const pressed = new KeyboardEvent("keydown", key);
    out().querySelector("[role=dialog] button")!.dispatchEvent(pressed);
    expect(saved.mock.calls).toEqual([["s", true]]);
    expect(pressed.defaultPrevented).toBe(true);
  });
});
