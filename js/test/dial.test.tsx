/** The voting dial under a finger. */
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { snapshot } from "../dev/game";
import { STATES } from "../dev/states";
import widget from "../src/table";

type Point = [x: number, y: number];

let close: (() => void) | undefined;
let games = 0;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<div id=out></div>";
});
afterEach(() => {
  close?.();
  vi.useRealTimers();
});

/** A dial of 240 px for two votes, of which the second is being set, and where it is pressed and let go. */
async function secondVote() {
  const { traits, private: known } = STATES["vote-two"]!(8);
  games += 1; // what was chosen in one game is kept for that one
  const model = new FakeModel({
    ...traits,
    seating: { ...traits.seating, epoch: `game ${games}` },
    pace: 0,
  });
  model.answer = (asked) =>
    asked.kind === "hello" ? { ...snapshot(model, known ?? null) } : { cards: [], total: 0 };
  const out = document.querySelector<HTMLElement>("#out")!;
  await act(async () => {
    close = widget.render({ model, el: out });
  });
  for (const _ of [1, 2])
    await act(async () => {
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(400);
    });
  const dial = out.querySelector<SVGElement>(".dx-dial svg")!;
  dial.getBoundingClientRect = () => new DOMRect(0, 0, 240, 240);
  dial.setPointerCapture = () => {};
  const send = (type: string, [clientX, clientY]: Point) =>
    act(async () => void dial.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY })));
  const drag = async (from: Point, ...on: Point[]) => {
    await send("pointerdown", from);
    for (const at of on) await send("pointermove", at);
    await send("pointerup", on.at(-1) ?? from);
  };
  const picked = () => out.querySelector(".dx-pick .dx-num")?.textContent;
  await drag([205, 120]);
  const pointers = out.querySelectorAll<HTMLInputElement>(".dx-two-votes input");
  await act(async () => pointers[1]?.click());
  return { drag, picked };
}

it("keeps a second vote that trembled while it was set, or was dragged there", async () => {
  const { drag, picked } = await secondVote();
  const first = picked();
  await drag([120, 205], [121, 205]);
  const second = picked();
  expect(second).not.toBe(first);
  await drag([120, 205], [150, 195], [35, 120]);
  expect([first, second]).not.toContain(picked());
});

it("lifts a second vote that is pressed once more, however steadily", async () => {
  const { drag, picked } = await secondVote();
  const first = picked();
  for (const trembling of [[], [[121, 205]]] as Point[][]) {
    await drag([120, 205]);
    expect(picked()).not.toBe(first);
    await drag([120, 205], ...trembling);
    expect(picked()).toBe(first);
  }
});
