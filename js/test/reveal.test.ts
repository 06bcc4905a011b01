import { describe, expect, it } from "vitest";
import { publicView, review } from "../dev/game";
import { headline } from "../src/logic/headline";
import { meetings, pointsOf, scoresBefore, votersOf } from "../src/logic/reveal";
import { lit, sheetOrder } from "../src/logic/sheet";
import { membersOf, teamOf } from "../src/logic/teams";
import { Words } from "../src/words";

const base = publicView(4, { tableau: ["a", "b", "c", "d"], storyteller: "Ana" });
const view = review(base, {
  owners: ["Léa", "Ana", "Tom", "Mathilde"],
  target: 2,
  votes: { Léa: [2], Tom: [1], Mathilde: [1, 2] },
});

describe("a reviewed turn", () => {
  it("knows the scores before it", () => {
    const before = scoresBefore(view);
    for (const player of view.players)
      expect((before[player] ?? 0) + pointsOf(view, player)).toBe(view.scores[player]);
  });

  it("lists voters in playing order, with first and second votes", () => {
    expect(votersOf(view, 1)).toEqual(["Tom", "Mathilde"]);
    expect(votersOf(view, 2)).toEqual(["Léa", "Mathilde"]);
  });

  it("begins its sheet with the storyteller", () => {
    expect(sheetOrder(view)[0]).toBe("Ana");
  });

  it("lights the tokens a reason speaks of", () => {
    expect(lit(view, "Léa", "decoy_votes")).toEqual({ slots: [1], voters: ["Tom", "Mathilde"] });
    expect(lit(view, "Ana", "storyteller_some")).toEqual({ slots: [2], voters: ["Léa", "Mathilde"] });
    expect(lit(view, "Tom", "missed")).toEqual({ slots: [1], voters: ["Tom"] });
    expect(lit(view, "Tom", "together")).toEqual({ slots: [1], voters: ["Tom", "Mathilde"] });
  });
});

describe("teams", () => {
  const teams = {
    teams: [
      ["Ana", "Tom"],
      ["Léa", "Mathilde"],
    ],
  };
  it("score under one name", () => {
    expect(teamOf(teams, "Tom")).toBe("Ana & Tom");
    expect(membersOf(teams, "Ana & Tom")).toEqual(["Ana", "Tom"]);
    expect(membersOf(teams, "Ana")).toEqual(["Ana"]);
  });
});

describe("meetings", () => {
  it("are where two and more voted, most first, without the card that the red token spoiled", () => {
    const votes = { Ana: [1], Léa: [1], Tom: [3], Mathilde: [3], Julien: [3], Nicolas: [4], Ines: [4] };
    const party = publicView(7, { mode: "party", tableau: ["a", "b", "c", "d"], votes, red: 4 });
    expect(meetings(party).map(({ slot, voters }) => [slot, voters.length])).toEqual([
      [3, 3],
      [1, 2],
    ]);
    expect(headline(party, new Words("en"))).toBe("Three met on card 3; the red token spoiled card 4");
  });

  it("are all named where as many came together on several cards", () => {
    const votes = { Ana: [1], Léa: [1], Tom: [3], Mathilde: [3], Julien: [2] };
    const party = publicView(5, { mode: "party", tableau: ["a", "b", "c", "d", "e"], votes, red: 5 });
    expect(headline(party, new Words("en"))).toBe("Two each met on cards 1 and 3");
    expect(headline(party, new Words("fr"))).toBe("Deux se sont retrouvés sur chacune des cartes 1 et 3");
  });
});
