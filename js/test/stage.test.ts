import { describe, expect, it } from "vitest";
import { belowCode, layOut, stageFor } from "../src/logic/stage";

const LAPTOP = { width: 846, height: 679 };
const SIX = { cards: 6, scorers: 6, hasTarget: true };

describe("the stage", () => {
  it("is as high as what is seen, where that is little, and shows no track then", () => {
    const stage = stageFor(LAPTOP, SIX);
    expect(stage.height).toBeLessThanOrEqual(LAPTOP.height);
    expect(stage.height).toBeGreaterThan(LAPTOP.height - 20);
    expect(stage.track).toBe(false);
  });

  it("is no higher than it needs, however high the window, and has the track then", () => {
    const [large, huge] = [1000, 3000].map((height) => stageFor({ width: 846, height }, SIX));
    expect(large).toEqual(huge);
    expect(large?.track).toBe(true);
    expect(large?.height).toBeLessThan(900);
  });

  it("folds the track before the score sheet has too little room", () => {
    const sheet = 320 + 6 * 72;
    const [enough, less] = [130, 129].map((more) => stageFor({ width: 780, height: sheet + more }, SIX));
    expect(enough).toEqual({ height: sheet + 118, least: sheet + 118, track: true });
    expect(less).toEqual({ height: sheet, least: sheet, track: false });
  });

  it("has no track in editions without a target", () => {
    expect(stageFor({ width: 846, height: 1200 }, { ...SIX, hasTarget: false }).track).toBe(false);
  });

  it("is higher than the window where the window is too low for anything", () => {
    expect(stageFor({ width: 846, height: 200 }, SIX).height).toBeGreaterThan(200);
  });

  it("grows with what is in it where the cards have no room beside the ballot", () => {
    const stage = stageFor({ width: 390, height: 700 }, SIX);
    expect([stage.height, stage.track]).toEqual([null, true]);
    expect(stage.least).toBeLessThanOrEqual(700);
  });
});

describe("below the code that made it", () => {
  it("is what is left of the height", () => {
    expect(belowCode({ ...LAPTOP, above: 49 })).toEqual({ width: 846, height: 630 });
  });

  it("is all of the height where too little is left", () => {
    expect(belowCode({ ...LAPTOP, above: 300 })).toEqual(LAPTOP);
  });
});

describe("laying out", () => {
  it.each([3, 4, 5, 6, 7, 8, 12])("lets %i cards fill a box and stick out of none", (cards) => {
    for (const [width, height] of [
      [500, 490],
      [700, 160],
      [240, 900],
    ] as const) {
      const { columns, width: card } = layOut(cards, { width, height });
      const rows = Math.ceil(cards / columns);
      expect(columns * card + (columns - 1) * 14).toBeLessThanOrEqual(width);
      expect(rows * card * 1.5 + (rows - 1) * 14).toBeLessThanOrEqual(height);
      expect(card).toBeGreaterThan(30);
    }
  });

  it("lays cards in one row where it is low", () => {
    expect(layOut(6, { width: 800, height: 170 }).columns).toBe(6);
  });

  it("lays cards of one size in as few rows as it can", () => {
    expect(layOut(8, { width: 460, height: 496 })).toEqual({ columns: 4, width: 104 });
  });

  it("lays four in one row where there is the width, though two rows would be larger", () => {
    expect(layOut(4, { width: 610, height: 600 })).toEqual({ columns: 4, width: 142 });
    expect(layOut(4, { width: 490, height: 490 }).columns).toBe(2);
  });
});
