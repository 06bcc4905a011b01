import { describe, expect, it } from "vitest";
import { publicView, seats } from "../dev/game";
import { actor, hastened, stays } from "../src/logic/pace";

const SEATS = seats(4, 1); // Ana is here, the others are bots
const [ana = "", lea = "", tom = "", mathilde = ""] = SEATS.map(({ name }) => name);
const listening = publicView(4, { phase: "clue", storyteller: mathilde, revision: 1, clue: null });
const told = publicView(4, {
  phase: "cards",
  storyteller: mathilde,
  revision: 2,
  clue: { by: mathilde, text: "Hush", kind: "text" },
  waiting_for: [ana, lea, tom],
  handed_in: [],
});
const one = { ...told, revision: 3, handed_in: [lea], waiting_for: [ana, tom] };
const two = { ...told, revision: 4, handed_in: [lea, tom], waiting_for: [ana] };
const laid = {
  ...told,
  revision: 5,
  phase: "vote" as const,
  handed_in: [],
  voted: [],
  waiting_for: [ana, lea, tom],
};

describe("who acts", () => {
  it("is told by what has changed", () => {
    expect(actor(listening, told)).toBe(mathilde);
    expect(actor(told, one)).toBe(lea);
    expect(actor(two, laid)).toBe(ana);
  });
});

describe("a view stays", () => {
  it("as long as a bot thinks, which is never the same, and no time before what people do", () => {
    const thinking = Array.from({ length: 40 }, (_, at) => stays(told, { ...one, revision: at }, SEATS));
    for (const seconds of thinking) {
      expect(seconds).toBeGreaterThanOrEqual(1.5);
      expect(seconds).toBeLessThanOrEqual(5);
    }
    expect(new Set(thinking).size).toBeGreaterThan(30);
    expect(stays(two, laid, SEATS)).toBe(0);
  });

  it("longer before one character than before another", () => {
    const mean = (character: string) => {
      const all = SEATS.map((seat) => ({ ...seat, character }));
      const thinking = Array.from({ length: 50 }, (_, at) => stays(told, { ...one, revision: at }, all));
      return thinking.reduce((sum, seconds) => sum + seconds, 0) / 50;
    };
    expect(mean("poet")).toBeGreaterThan(mean("random") + 1);
  });
});

describe("what people do", () => {
  it("is seen before what bots still think about", () => {
    const both = { ...told, revision: 4, handed_in: [ana, lea], waiting_for: [tom] };
    const views = hastened([told, one, both], SEATS);
    expect(views.map(({ handed_in }) => handed_in)).toEqual([[ana], [ana, lea], [ana, lea]]);
    expect(views.map(({ waiting_for }) => waiting_for)).toEqual([[lea, tom], [tom], [tom]]);
    expect(views[2]).toBe(both);
  });

  it("is seen so, too, where it ends the phase", () => {
    const views = hastened([told, one, two, laid], SEATS);
    expect(views.map(({ handed_in }) => handed_in)).toEqual([[ana], [ana, lea], [ana, lea, tom], []]);
    expect(views[3]).toBe(laid);
  });

  it("changes nothing where there is nothing of it", () => {
    const views = [told, one];
    expect(hastened(views, SEATS)).toEqual(views);
  });
});
