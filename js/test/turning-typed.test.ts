import { describe, expect, it } from "vitest";
import { read, stepped } from "../src/turning/typed";

describe("a number", () => {
  it("is read as it is typed", () => {
    expect([" 12 ", "-3", "−3", "+4", "5,0", "5."].map(read)).toEqual([12, -3, -3, 4, 5, 5]);
    expect(["4,5", "0.25", "−1,5"].map(read)).toEqual([4.5, 0.25, -1.5]);
  });

  it("stays what was typed where it is none", () => {
    expect(["4,5,6", "abc", "", "1e3", "1234567890"].map(read)).toEqual([
      "4,5,6",
      "abc",
      "",
      "1e3",
      "1234567890",
    ]);
  });

  it("steps within its bounds, and from the lowest where none stands", () => {
    expect([stepped(4, 1, 0, 5), stepped(5, 1, 0, 5), stepped(0, -1, 0, 5)]).toEqual([5, 5, 0]);
    expect([stepped(150, -1, 0, 99), stepped("abc", 1, 3, 9)]).toEqual([99, 3]);
  });

  it("steps to the next whole number, and from beyond its bounds towards them", () => {
    expect([stepped(4.5, 1, 0, 9), stepped(4.5, -1, 0, 9), stepped(0.5, -1, 0, 9)]).toEqual([5, 4, 0]);
    expect([stepped(-3, 1, 0, 9), stepped(-3, -1, 0, 9)]).toEqual([-2, -3]);
  });
});
