import { expect, it } from "vitest";
import { publicView } from "../dev/game";
import { guessesFirst, scoresFirst } from "../src/logic/coaching";

it("knows who guesses for the first time", () => {
  const view = publicView(4, { turn: 1, storyteller: "Tom" });
  expect(view.players.map((player) => guessesFirst(view, player))).toEqual([true, true, false, true]);
  const second = publicView(4, { turn: 2, storyteller: "Mathilde" });
  expect(second.players.map((player) => guessesFirst(second, player))).toEqual([false, false, true, false]);
  expect(guessesFirst({ ...view, turn: 3 }, "Ana")).toBe(false);
  expect(guessesFirst({ ...view, mode: "party" }, "Ana")).toBe(false);
});

it("knows the first points", () => {
  const view = publicView(4, { turn: 1 });
  expect(scoresFirst(view)).toBe(true);
  expect(scoresFirst({ ...view, turn: 2 })).toBe(false);
  expect(scoresFirst({ ...view, mode: "team" })).toBe(false);
});
