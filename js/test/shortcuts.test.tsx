/** What spares a click: Enter, a double click, the next to tell who goes on. */
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import type { FakeModel } from "../dev/fake-model";
import { seating } from "../dev/game";
import { STATES } from "../dev/states";
import { mount, newGame, out, settle, unmount, useTablePage } from "./table-page";

const all = (name: string) => [...out().querySelectorAll<HTMLElement>(`[data-dx=${name}]`)];

useTablePage();

const acts = (model: FakeModel) => model.sent.filter(({ kind }) => kind === "act");
async function twice(node: HTMLElement | undefined) {
  for (const type of ["click", "click", "dblclick"])
    await act(async () => void node?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
  await settle();
}
async function enter(node: HTMLElement | undefined) {
  await act(
    async () => void node?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })),
  );
  await settle();
}

it("hands in by a double click", async () => {
  const model = await mount(STATES.cards!(6));
  await twice(all("hand-card")[1]);
  expect(acts(model).at(-1)).toMatchObject({ action: { action: "hand_in", cards: ["c13"] } });
});

it("hands in two by a click and a double click", async () => {
  const model = await mount(STATES.cards!(3));
  await act(async () => all("hand-card")[0]?.click());
  await twice(all("hand-card")[2]);
  expect(acts(model).at(-1)).toMatchObject({ action: { action: "hand_in", cards: ["c12", "c14"] } });
});

it("hands in by Enter on the card that is chosen", async () => {
  const model = await mount(STATES.cards!(6));
  await enter(all("hand-card")[0]);
  expect(acts(model)).toEqual([]);
  await act(async () => all("hand-card")[0]?.click());
  await enter(all("hand-card")[0]);
  expect(acts(model).at(-1)).toMatchObject({ action: { action: "hand_in", cards: ["c12"] } });
});

it("locks a vote in by a double click on its card, and by Enter on it", async () => {
  const model = await mount(STATES.vote!(6));
  const slot = () => all("slot").find((one) => one.dataset.slot === "4");
  await twice(slot());
  expect(acts(model).at(-1)).toMatchObject({ action: { action: "vote", slots: [4] } });
  unmount();
  newGame();
  const other = await mount(STATES.vote!(6));
  await act(async () => slot()?.click());
  await enter(slot());
  expect(acts(other).at(-1)).toMatchObject({ action: { action: "vote", slots: [4] } });
});

it("locks a vote in by a double click on the card for the red token, once there is a vote", async () => {
  const model = await mount(STATES["vote-party"]!(8));
  const slot = (number: string) => all("slot").find((one) => one.dataset.slot === number);
  await twice(slot("2"));
  expect(acts(model)).toEqual([]);
  await twice(slot("5"));
  expect(acts(model).at(-1)).toMatchObject({ action: { action: "vote", slots: [2], red: 5 } });
});

it("lets the next to tell take the screen and go on in one press", async () => {
  const state = STATES.review!(6);
  const model = await mount({
    traits: { ...state.traits, seating: seating(6, { seat: "", here: [], tells_next: "Tom" }, 3) },
  });
  const [button] = all("continue");
  expect(button?.textContent).toBe("I am Tom, I tell next");
  await act(async () => button?.click());
  await settle();
  const asked = model.sent.filter(({ kind }) => kind === "sit" || kind === "act");
  expect(asked).toMatchObject([
    { kind: "sit", seat: "Tom" },
    { kind: "act", action: { action: "continue" } },
  ]);
});
