/** Where one is in a recorded game: turns, words, and how long a moment is looked at. */
import { expect, it } from "vitest";
import { publicView } from "../dev/game";
import type { FilmTrait, OpenView } from "../src/protocol";
import { caption, type Known, turnAfter, turnAt, turnBefore } from "../src/replay/film";
import { stay } from "../src/replay/store";
import { sayIn } from "../src/replay/words";

const FILM: FilmTrait = {
  steps: [
    { kind: "start", player: "" },
    { kind: "clue", player: "Ana" },
    { kind: "hand_in", player: "Léa" },
    { kind: "vote", player: "Léa" },
    { kind: "turn", player: "Léa" },
    { kind: "clue", player: "Léa" },
    { kind: "over", player: "" },
  ],
  turns: [
    { turn: 1, start: 0, teller: "Ana" },
    { turn: 2, start: 4, teller: "Léa" },
  ],
  reviews: [3],
  charts: [],
};
const UNKNOWN: Known = { view: null, private: null, open: null };
const say = sayIn("en");

it("finds the turn of a position, and the turns around it", () => {
  expect([0, 3, 4, 6].map((at) => turnAt(FILM.turns, at))).toEqual([0, 0, 1, 1]);
  expect([0, 3, 4].map((at) => turnAfter(FILM.turns, at))).toEqual([4, 4, undefined]);
  expect([0, 2, 4, 5].map((at) => turnBefore(FILM.turns, at))).toEqual([0, 0, 0, 4]);
});

it("says a position in words", () => {
  expect(FILM.steps.map((_, at) => caption(FILM, at, UNKNOWN, say))).toEqual([
    "Turn 1 of 2 · the game begins",
    "Turn 1 of 2 · Ana gives the clue",
    "Turn 1 of 2 · Léa hands in",
    "Turn 1 of 2 · Léa votes · all is turned over",
    "Turn 2 of 2 · Léa is the storyteller",
    "Turn 2 of 2 · Léa gives the clue",
    "Turn 2 of 2 · the game is over",
  ]);
  expect(caption(FILM, 4, UNKNOWN, sayIn("fr"))).toBe("Tour 2 sur 2 · Léa raconte");
});

it("tells a vote to those only who knew it then", () => {
  const view = publicView(3, { phase: "vote", revision: 3 });
  const own = { you: "Léa", vote: [2] } as Known["private"];
  const all = { votes: { Léa: [2, 3] } } as unknown as OpenView;
  const told = (known: Partial<Known>) => caption(FILM, 3, { ...UNKNOWN, view, ...known }, say);
  expect(told({})).toContain("Léa votes ·");
  expect(told({ private: own })).toContain("Léa votes for card 2");
  expect(told({ private: { ...own, you: "Ana" } as Known["private"] })).toContain("Léa votes ·");
  expect(told({ open: all })).toContain("Léa votes for cards 2 and 3");
  expect(told({ view: { ...view, votes: { Léa: [1] } } })).toContain("Léa votes for card 1");
  // what is known is of another moment: the page is on its way
  expect(told({ view: { ...view, revision: 9 }, open: all })).toContain("Léa votes ·");
});

it("looks longest at a reveal", () => {
  const reveal = stay("vote", "review");
  for (const kind of ["start", "clue", "hand_in", "vote", "turn"] as const)
    expect(stay(kind, "cards")).toBeLessThan(reveal);
});
