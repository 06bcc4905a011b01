import { describe, expect, it } from "vitest";
import { EMPTY, open, point, pointers, ready, slots, step } from "../src/logic/ballot";

const one = { slots: [1, 3, 4], red_slots: [], votes_min: 1, votes_max: 1 };
const two = { ...one, votes_max: 2 };
const party = { slots: [1, 2, 3], red_slots: [1, 2, 3], votes_min: 1, votes_max: 1 };

describe("one vote", () => {
  it("never rests on a slot that is not open", () => {
    expect(point(EMPTY, 2, one)).toBe(EMPTY);
    expect(point(EMPTY, 9, one)).toBe(EMPTY);
  });

  it("steps over own cards, in both directions and round the end", () => {
    let ballot = step(EMPTY, 1, 4, one);
    expect(ballot.first).toBe(1);
    ballot = step(ballot, 1, 4, one);
    expect(ballot.first).toBe(3);
    ballot = step(step(ballot, 1, 4, one), 1, 4, one);
    expect(ballot.first).toBe(1);
    expect(step(EMPTY, -1, 4, one).first).toBe(4);
  });

  it("stays put when nothing is open", () => {
    expect(step(EMPTY, 1, 4, { ...one, slots: [] })).toBe(EMPTY);
  });

  it("is ready once it is set", () => {
    expect(ready(EMPTY, one)).toBe(false);
    expect(ready(point(EMPTY, 3, one), one)).toBe(true);
  });
});

describe("a second vote", () => {
  const first = point(EMPTY, 3, two);
  const second = { ...first, active: "second" as const };

  it("is another card, optional, and lifted by choosing it again", () => {
    expect(pointers(two)).toEqual(["first", "second"]);
    expect(open(second, two)).toEqual([1, 4]);
    const both = point(second, 1, two);
    expect(slots(both)).toEqual([3, 1]);
    expect(slots(point(both, 1, two))).toEqual([3]);
    expect(ready(first, two)).toBe(true);
  });

  it("gives way when the first moves onto it", () => {
    const both = { ...point(second, 1, two), active: "first" as const };
    expect(slots(point(both, 1, two))).toEqual([1]);
  });
});

describe("the red token", () => {
  it("must lie somewhere before the vote is ready", () => {
    const set = point(EMPTY, 2, party);
    expect(pointers(party)).toEqual(["first", "red"]);
    expect(ready(set, party)).toBe(false);
    const red = point({ ...set, active: "red" }, 2, party);
    expect(red.red).toBe(2);
    expect(ready(red, party)).toBe(true);
  });
});
