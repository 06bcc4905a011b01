import { describe, expect, it } from "vitest";
import { read, stepped } from "../src/explorer/typed";

describe("a whole number", () => {
  it("is read as it is typed", () => {
    expect([" 12 ", "-3", "−3", "+4", "5,0", "5."].map(read)).toEqual([12, -3, -3, 4, 5, 5]);
  });

  it("stays what was typed where it is none", () => {
    expect(["4,5", "abc", "", "1e3", "1234567890"].map(read)).toEqual([
      "4,5",
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
});
