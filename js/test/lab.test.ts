import { describe, expect, it } from "vitest";
import en from "../../dixit_widget/words/en/lab.json";
import fr from "../../dixit_widget/words/fr/lab.json";
import { impossible } from "../dev/teaching";
import { difference, isOther, leaders, missing, rows, type Scored, told } from "../src/teaching/compare";
import { moved, pieces, stepped } from "../src/teaching/pieces";
import { wordsIn } from "../src/teaching/words";

const ballot = (most: number) => ({ most, slots: [1, 2, 3] });

function scored(points: Record<string, number>, reasons: Scored["reasons"] = {}, name = "A"): Scored {
  const both = { en: name, fr: name };
  return { choice: name, name: both, note: both, fault: null, outcome: "some", finders: [], points, reasons };
}
const reason = (rule: string, points: number, capped = false) => ({
  rule,
  points,
  votes: 0,
  capped,
  field: "",
});
const refused = impossible({
  choice: "x",
  name: { en: "X", fr: "X" },
  note: { en: "", fr: "" },
  fault: { en: "No.", fr: "Non." },
});

describe("tokens", () => {
  it("lie where the votes are, and one lies beside the cards where nobody has voted", () => {
    const all = pieces({ Ana: [2] }, { Ana: ballot(1), Ben: ballot(1) }, ["Ana", "Ben"]);
    expect(all.map(({ key, slot }) => [key, slot])).toEqual([
      ["Ana#0", 2],
      ["Ben#0", null],
    ]);
  });

  it("of a second vote are there where it is allowed, or where it lies anyway", () => {
    const all = pieces({ Ana: [2], Ben: [1, 3] }, { Ana: ballot(2), Ben: ballot(1) }, ["Ana", "Ben"]);
    expect(all.map(({ key, slot }) => [key, slot])).toEqual([
      ["Ana#0", 2],
      ["Ana#1", null],
      ["Ben#0", 1],
      ["Ben#1", 3],
    ]);
  });

  it("change the votes when they move, and nothing where they lie already", () => {
    expect(moved([2], 0, 3)).toEqual([3]);
    expect(moved([2], 1, 3)).toEqual([2, 3]);
    expect(moved([2, 3], 0, 3)).toBeNull();
    expect(moved([2, 3], 0, null)).toEqual([3]);
    expect(moved([2], 0, 2)).toBeNull();
    expect(moved([], 0, null)).toBeNull();
  });

  it("step over what is not open, round the ends, and down a row", () => {
    expect(stepped(1, "ArrowRight", 3, [1, 3, 4])).toBe(3);
    expect(stepped(4, "ArrowRight", 3, [1, 3, 4])).toBe(1);
    expect(stepped(1, "ArrowLeft", 3, [1, 3, 4])).toBe(4);
    expect(stepped(1, "ArrowDown", 3, [1, 3, 4])).toBe(4);
    expect(stepped(3, "ArrowDown", 3, [1, 3, 4])).toBe(3);
    expect(stepped(null, "ArrowRight", 3, [2, 3])).toBe(2);
    expect(stepped(2, "End", 3, [2, 3])).toBe(3);
    expect(stepped(2, "a", 3, [2, 3])).toBeNull();
    expect(stepped(2, "ArrowRight", 3, [])).toBeNull();
  });
});

describe("columns", () => {
  const first = scored({ Ana: 3, Ben: 2 }, { Ana: [reason("found", 3)], Ben: [reason("single_vote", 1)] });
  const second = scored({ Ana: 4, Ben: 1 }, { Ana: [reason("lone_finder", 4)], Ben: [] }, "B");

  it("differ by points and by reasons", () => {
    expect(difference(first, second, "Ana")).toBe(1);
    expect(difference(first, second, "Ben")).toBe(-1);
    expect(difference(first, refused, "Ana")).toBe(0);
    expect(difference(refused, first, "Ana")).toBe(0);
    expect(isOther(first, "Ana", reason("lone_finder", 4))).toBe(true);
    expect(isOther(first, "Ana", reason("found", 3))).toBe(false);
    expect(isOther(first, "Ana", reason("found", 3, true))).toBe(true);
  });

  it("say which reason is missing, where nothing came in its place", () => {
    expect(missing(first, second, "Ben").map(({ rule }) => rule)).toEqual(["single_vote"]);
    expect(missing(first, second, "Ana")).toEqual([]);
    expect(missing(first, first, "Ben")).toEqual([]);
  });

  it("have leaders, and names of their own", () => {
    expect(leaders(first)).toEqual({ names: ["Ana"], points: 3 });
    expect(leaders(scored({ Ana: 0, Ben: 0 })).names).toEqual([]);
    const of = (text: { en: string } | undefined) => text?.en ?? "";
    expect(told([first, second], 1, of)).toBe("B");
    expect(told([first, first], 1, of)).toBe("A (A)");
  });

  it("stand in the order of the table, the storyteller first", () => {
    expect(rows(["Ana", "Ben", "Cleo"], "Cleo")).toEqual(["Cleo", "Ana", "Ben"]);
    expect(rows(["Ana", "Ben"], null)).toEqual(["Ana", "Ben"]);
  });
});

describe("the words of the lab", () => {
  it("are there in both languages, with the same gaps", () => {
    const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect(gaps(fr[key as keyof typeof fr]), key).toEqual(gaps(text));
  });

  it("come beside those of the table", () => {
    expect(wordsIn("fr").say("lab.title")).toBe("Labo des points");
    expect(wordsIn("en").count("lab.decoy", 1)).toBe("1 vote on the card");
    expect(wordsIn("en").say("review.nobody")).toBe("Nobody found it");
  });
});
