import { describe, expect, it } from "vitest";
import { publicView, review } from "../dev/game";
import { bestClue, bestDecoy, playersPlaces, progress, ranking, scorersPlaces } from "../src/logic/memories";

describe("the end of a game", () => {
  it("puts equal scores on the same step and skips the next place", () => {
    expect(
      ranking(["a", "b", "c"], { a: 31, b: 28, c: 31 }).map(({ player, place }) => [player, place]),
    ).toEqual([
      ["a", 1],
      ["c", 1],
      ["b", 3],
    ]);
  });

  it("lets teams stand on steps, and both of a team on the same", () => {
    const view = publicView(4, { scores: { Ana: 3, Léa: 7, Tom: 3, Mathilde: 7 } });
    view.teams = [
      ["Ana", "Tom"],
      ["Léa", "Mathilde"],
    ];
    expect(scorersPlaces(view)).toEqual([
      { player: "Léa & Mathilde", place: 1, score: 7 },
      { player: "Ana & Tom", place: 2, score: 3 },
    ]);
    expect(playersPlaces(view).map(({ player, place }) => [player, place])).toEqual([
      ["Léa", 1],
      ["Mathilde", 1],
      ["Ana", 2],
      ["Tom", 2],
    ]);
  });

  const turn = (votes: Record<string, number[]>, outcome: "some" | "everybody", text: string) => {
    const view = review(
      publicView(4, {
        tableau: ["w", "x", "y", "z"],
        storyteller: "Ana",
        clue: { by: "Ana", text, kind: "text" },
      }),
    );
    const finders = Object.keys(votes).filter((name) => votes[name]?.includes(2));
    return {
      ...view,
      owners: ["Léa", "Ana", "Tom", "Mathilde"],
      target: 2,
      votes,
      score: { ...view.score!, outcome, finders },
    };
  };
  const turns = [
    turn({ Léa: [2], Tom: [2], Mathilde: [2] }, "everybody", "too easy"),
    turn({ Léa: [3], Tom: [2], Mathilde: [3] }, "some", "just right"),
  ];

  it("remembers the clue that split the table", () => {
    expect(bestClue(turns)).toEqual({ card: "x", text: "just right", by: "Ana", found: 1, of: 3 });
    expect(bestClue([])).toBeNull();
  });

  it("remembers the decoy that drew most votes", () => {
    expect(bestDecoy(turns)).toEqual({ card: "y", by: "Tom", votes: 2, clue: "just right" });
    expect(bestDecoy(turns.slice(0, 1))).toBeNull();
  });

  it("knows no decoys in party mode", () => {
    expect(bestDecoy(turns.map((view) => ({ ...view, mode: "party" as const })))).toBeNull();
  });

  it("draws every line from 0", () => {
    expect(progress([{ ...publicView(3), scores: { Ana: 3 } }], "Ana")).toEqual([0, 3]);
  });
});
