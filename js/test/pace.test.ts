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

/** A turn that Ana has told alone: what is seen after her clue, until the points. */
function toldAlone(count: number) {
  const players = publicView(count).players;
  const bots = players.slice(1);
  const cards = bots.map((_, at) => ({
    ...publicView(count, { phase: "cards", storyteller: ana, revision: 2 + at }),
    handed_in: [ana, ...bots.slice(0, at)],
    waiting_for: bots.slice(at),
  }));
  const votes = bots.map((_, at) => ({
    ...publicView(count, { phase: "vote", storyteller: ana, revision: 2 + bots.length + at }),
    voted: bots.slice(0, at),
    waiting_for: bots.slice(at),
  }));
  const counted = publicView(count, { phase: "review", storyteller: ana, revision: 2 + 2 * bots.length });
  return [...cards, ...votes, counted];
}

describe("who has told a clue to bots alone", () => {
  it.each([3, 4, 6, 8])(
    "waits for %i players no longer than ten seconds, and sees one after the other",
    (count) => {
      const views = toldAlone(count);
      const all = seats(count, 1).map((seat, at) => ({
        ...seat,
        character: ["", "poet", "human", "literal", "strategist", "poet", "random", "human"][at] ?? "",
      }));
      const waits = views.slice(1).map((next, at) => stays(views[at] ?? next, next, all));
      expect(waits).toHaveLength(2 * (count - 1));
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(0.35);
      const whole = waits.reduce((sum, seconds) => sum + seconds, 0);
      expect(whole).toBeGreaterThan(3);
      expect(whole).toBeLessThan(10);
    },
  );

  it("has bots think at length where somebody thinks with them", () => {
    const together = seats(6, 2); // Léa is a person, too
    const [first, second] = toldAlone(6);
    if (!first || !second) throw new Error("no views");
    const after = { ...first, waiting_for: first.waiting_for.slice(2), handed_in: [ana, lea] };
    const thinking = { ...first, handed_in: [ana] };
    const tomActs = (view: typeof first) => ({ ...view, handed_in: [...view.handed_in, tom] });
    expect(stays(thinking, tomActs(thinking), together)).toBeGreaterThanOrEqual(1.5);
    expect(stays(after, tomActs(after), together)).toBeLessThan(1.5);
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
