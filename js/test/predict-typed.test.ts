import { describe, expect, it } from "vitest";
import { readNumber } from "../src/predict/typed";

const percent = { low: 0, high: 100, unit: "%" };
const many = { low: 0, high: 3125, unit: "" };
const few = { low: -5, high: 5, unit: "points" };

describe("a number on a scale", () => {
  it("is read with its unit and without, as a fraction, with a point or a comma", () => {
    const typed = ["35", " 35 % ", "35%", "1/2", "70/2", "0,5", "0.5", ".5", "12,", "+7"];
    const read = typed.map((text) => readNumber(text, percent, "en"));
    expect(read).toEqual([35, 35, 35, 0.5, 35, 0.5, 0.5, 0.5, 12, 7]);
    expect(["-3", "−3", "2 points"].map((text) => readNumber(text, few, "fr"))).toEqual([-3, -3, 2]);
  });

  it("has thousands where the scale or the language says so", () => {
    const thousands = ["3,125", "3 125", "3\u202f125", "3.125", "3125", "1,000"];
    expect(thousands.map((text) => readNumber(text, many, "en"))).toEqual([
      3125, 3125, 3125, 3.125, 3125, 1000,
    ]);
    expect(readNumber("3,125", many, "fr")).toBe(3.125);
    expect(readNumber("3,125", percent, "en")).toBe(3.125);
    expect(readNumber("1.000", { low: 500, high: 2000, unit: "" }, "en")).toBe(1000);
  });

  it("is none where nothing of the kind stands, or beyond the scale", () => {
    const typed = ["", "abc", "150", "-3", "1/0", "1/", "1e3", "12,5,5", "0x10", "12 %%", "--3", "1,00,0"];
    expect(typed.map((text) => readNumber(text, percent, "en"))).toEqual(typed.map(() => null));
  });
});
