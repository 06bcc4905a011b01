import { describe, expect, it } from "vitest";
import { course, fanOut } from "../src/logic/track";

describe("the scoring track", () => {
  it("is one row on a wide screen, a serpentine on a narrow one", () => {
    expect(course(900, 30).rows).toBe(1);
    const narrow = course(366, 30);
    expect(narrow.rows).toBe(2);
    expect(narrow.stone(15).y).toBeLessThan(narrow.stone(16).y);
    expect(narrow.stone(16).x).toBeCloseTo(narrow.stone(15).x);
  });

  it("keeps every stone inside, whatever the target", () => {
    for (const target of [1, 10, 30, 50, 100])
      for (const width of [300, 366, 700, 1200]) {
        const road = course(width, target);
        for (let score = 0; score <= target; score++) {
          const { x, y } = road.stone(score);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeLessThan(road.height);
        }
      }
  });

  it("stands those beyond the target on the moon", () => {
    const road = course(900, 30);
    expect(road.stone(34)).toEqual(road.stone(30));
  });

  it("fans out pawns that share a stone", () => {
    const pawns = fanOut(["a", "b", "c"], { a: 3, b: 1, c: 3 });
    expect(pawns).toEqual([
      { player: "b", behind: 0 },
      { player: "a", behind: 0 },
      { player: "c", behind: 1 },
    ]);
  });
});
