import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, it } from "vitest";
import { ranking } from "../src/logic/memories";
import { type Parts, PartsContext } from "../src/ui/context";
import { Podium } from "../src/ui/podium";
import { Words } from "../src/words";

const EIGHT = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];

async function rabbits(scores: readonly number[]): Promise<{ left: number; right: number }[]> {
  const page = document.createElement("div");
  const places = ranking(EIGHT, Object.fromEntries(EIGHT.map((name, at) => [name, scores[at] ?? 0])));
  const parts = { uid: "one", words: new Words("en") } as unknown as Parts;
  const podium = (
    <PartsContext.Provider value={parts}>
      <Podium players={EIGHT} places={places} />
    </PartsContext.Provider>
  );
  await act(() => render(podium, page));
  const drawn = [...page.querySelectorAll("g svg")].map((rabbit) => {
    const left = Number(rabbit.getAttribute("x"));
    return { left, right: left + Number(rabbit.getAttribute("width")) };
  });
  await act(() => render(null, page));
  return drawn;
}

it.each([
  ["two teams are second", [9, 9, 5, 5, 5, 5, 2, 2]],
  ["six are second", [9, 5, 5, 5, 5, 5, 5, 2]],
  ["four are first and four second", [9, 9, 9, 9, 5, 5, 5, 5]],
  ["all are first", [9, 9, 9, 9, 9, 9, 9, 9]],
  ["all have places of their own", [9, 8, 7, 6, 5, 4, 3, 2]],
])("shows every winner whole where %s", async (_, scores) => {
  const drawn = await rabbits(scores);
  expect(drawn.length).toBeGreaterThan(2);
  for (const { left, right } of drawn) {
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(900);
  }
});
