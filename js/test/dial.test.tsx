/** The voting dial under a finger. */
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { STATES } from "../dev/states";
import { mount, out, useTablePage } from "./table-page";

type Point = [x: number, y: number];

useTablePage();

/** A dial of 240 px for two votes, of which the second is being set, and where it is pressed and let go. */
async function secondVote() {
  await mount(STATES["vote-two"]!(8));
  const dial = out().querySelector<SVGElement>(".dx-dial svg")!;
  dial.getBoundingClientRect = () => new DOMRect(0, 0, 240, 240);
  dial.setPointerCapture = () => {};
  const send = (type: string, [clientX, clientY]: Point) =>
    act(async () => void dial.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY })));
  const drag = async (from: Point, ...on: Point[]) => {
    await send("pointerdown", from);
    for (const at of on) await send("pointermove", at);
    await send("pointerup", on.at(-1) ?? from);
  };
  const picked = () => out().querySelector(".dx-pick .dx-num")?.textContent;
  await drag([205, 120]);
  const pointers = out().querySelectorAll<HTMLInputElement>(".dx-two-votes input");
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
