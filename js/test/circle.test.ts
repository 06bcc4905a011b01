import { describe, expect, it } from "vitest";
import { angleAt, angleOf, nearest, onCircle, restAngle, shortWay } from "../src/logic/circle";

describe("the dial's geometry", () => {
  it("has slot 1 at the top and goes clockwise", () => {
    expect(angleOf(1, 6)).toBe(0);
    expect(angleOf(4, 6)).toBe(180);
    const { x, y } = onCircle(90, 10);
    expect(x).toBeCloseTo(10);
    expect(y).toBeCloseTo(0);
  });

  it("rests between the last number and the first", () => {
    expect(restAngle(6)).toBe(-30);
  });

  it("reads the angle of a place around the centre", () => {
    expect(angleAt(0, -1)).toBe(0);
    expect(angleAt(1, 0)).toBe(90);
    expect(angleAt(-1, 0)).toBe(270);
  });

  it("turns the short way round, however often it went round before", () => {
    expect(shortWay(0, 300)).toBe(-60);
    expect(shortWay(350, 10)).toBe(370);
    expect(shortWay(-730, 0)).toBe(-720);
    for (let from = -720; from <= 720; from += 45)
      for (let to = 0; to < 360; to += 30)
        expect(Math.abs(shortWay(from, to) - from)).toBeLessThanOrEqual(180);
  });

  it("finds the nearest number that is open", () => {
    expect(nearest(5, 6, [1, 2, 3])).toBe(1);
    expect(nearest(355, 6, [1, 2, 3])).toBe(1);
    expect(nearest(60, 6, [1, 3])).not.toBe(2);
    expect(nearest(0, 6, [])).toBeNull();
  });
});
