import { describe, expect, it } from "vitest";
import { counted, decimals, figure, laid, mean, snapped, tally } from "../src/predict/figures";

describe("figures", () => {
  it("need as many decimals as a step has", () => {
    expect([1, 5, 0.5, 0.05, 0.25, 1 / 3].map(decimals)).toEqual([0, 0, 1, 2, 2, 6]);
  });

  it("are written as the language does", () => {
    expect(figure(1234.5, 1, "", "en")).toBe("1,234.5");
    expect(figure(0.25, 0.05, "points", "fr")).toBe("0,25\u00a0points");
    expect(figure(57, 5, "%", "en")).toBe("57%");
    expect(figure(57, 5, "%", "fr")).toBe("57\u00a0%");
  });

  it("lie on the scale", () => {
    expect(snapped(0.52, 0, 1, 0.05)).toBe(0.5);
    expect(snapped(7, 0, 5, 1)).toBe(5);
  });
});

describe("answers", () => {
  it("are counted", () => {
    expect([...tally(["a", "b", "a"])]).toEqual([
      ["a", 2],
      ["b", 1],
    ]);
    expect(mean([1, 2, 6])).toBe(3);
  });

  it("go up and down, hand by hand", () => {
    expect(counted(["a"], "b", 1)).toEqual(["a", "b"]);
    expect(counted(["a", "b", "a"], "a", -1)).toEqual(["a", "b"]);
    expect(counted(["a"], "b", -1)).toEqual(["a"]);
  });

  it("lay tokens on cards", () => {
    const answers = [
      { Ben: [1], Cleo: [1, 3] },
      { Ben: [3], Cleo: [4] },
    ];
    expect(laid(answers, 4)).toEqual([2, 0, 2, 1]);
  });
});
