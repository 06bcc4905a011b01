import { describe, expect, it } from "vitest";
import { publicView, review } from "../dev/game";
import { boldestDecoy, closestPair, habit, told, turningPoint } from "../src/logic/keepsakes";

const PLAYERS = ["Ana", "Léa", "Tom", "Mathilde"];

/** A turn that Ana tells; her card is in slot 2. */
function turn(
  number: number,
  votes: Record<string, number[]>,
  scores: Record<string, number>,
  points: Record<string, number> = {},
) {
  const base = publicView(4, {
    turn: number,
    tableau: ["w", "x", "y", "z"],
    storyteller: "Ana",
    clue: { by: "Ana", text: `clue ${number}`, kind: "text" },
  });
  const finders = Object.keys(votes).filter((name) => votes[name]?.includes(2));
  const view = review(base);
  return {
    ...view,
    owners: ["Léa", "Ana", "Tom", "Mathilde"],
    target: 2,
    votes,
    scores,
    score: { ...view.score!, points: { ...view.score!.points, ...points }, finders },
  };
}
const scores = (...all: number[]) => Object.fromEntries(PLAYERS.map((name, at) => [name, all[at] ?? 0]));
const TURNS = [
  turn(1, { Léa: [2], Tom: [2], Mathilde: [2] }, scores(0, 5, 5, 5), { Ana: 0 }),
  turn(2, { Léa: [3], Tom: [2], Mathilde: [3] }, scores(3, 5, 10, 5), { Ana: 3 }),
  turn(3, { Léa: [2], Tom: [4], Mathilde: [2] }, scores(11, 8, 10, 9), { Ana: 3 }),
  turn(4, { Léa: [1], Tom: [2], Mathilde: [1] }, scores(14, 10, 13, 9), { Ana: 3 }),
];
const OVER = publicView(4, { phase: "over", winners: ["Ana"], scores: scores(14, 10, 13, 9) });

describe("what a finished game leaves", () => {
  it("lists a storyteller's clues with how many found them and what they paid", () => {
    expect(told(TURNS, "Ana").map(({ turn, found, of, points }) => [turn, found, of, points])).toEqual([
      [1, 3, 3, 0],
      [2, 1, 3, 3],
      [3, 2, 3, 3],
      [4, 1, 3, 3],
    ]);
    expect(told(TURNS, "Léa")).toEqual([]);
    expect(told([{ ...TURNS[0]!, target: null }], "Ana")).toEqual([]);
  });

  it("finds the habit in them, of two the last", () => {
    expect(habit(told(TURNS, "Ana"))).toEqual({ found: 1, of: 3, times: 2, all: 4 });
    expect(habit(told(TURNS.slice(0, 3), "Ana"))).toEqual({ found: 2, of: 3, times: 1, all: 3 });
    expect(habit([])).toBeNull();
  });

  it("calls a decoy bold that took in more people than the true card", () => {
    expect(boldestDecoy(TURNS)).toEqual({ card: "y", by: "Tom", votes: 2, found: 1, clue: "clue 2" });
    expect(boldestDecoy(TURNS.slice(0, 1))).toBeNull();
    expect(boldestDecoy(TURNS.map((view) => ({ ...view, target: null })))).toBeNull();
  });

  it("knows who thought alike, once they have voted often enough", () => {
    expect(closestPair(TURNS)).toEqual({ names: ["Léa", "Mathilde"], same: 4, of: 4 });
    expect(closestPair(TURNS.slice(0, 2))).toBeNull();
  });

  it("finds the last turn with which the winner took the lead", () => {
    expect(turningPoint(TURNS, OVER)).toMatchObject({ turn: 3, winner: "Ana", before: "Tom", card: "x" });
    expect(turningPoint(TURNS, { ...OVER, winners: ["Ana", "Tom"] })).toBeNull();
    expect(turningPoint([], OVER)).toBeNull();
    const lost = TURNS.map((view) => ({ ...view, scores: scores(1, 1, 0, 0) }));
    expect(turningPoint(lost, OVER)).toBeNull();
  });
});
