import { describe, expect, it } from "vitest";
import { RULES } from "../dev/game";
import { endings } from "../src/logic/endings";
import { Words } from "../src/words";

const words = new Words("en");
const said = (change: object) => endings({ ...RULES, target_score: null, ...change }, words);

describe("the end of a game", () => {
  it("is the one that its rules have", () => {
    expect(said({ target_score: 30 })).toBe("first to 30");
    expect(said({ ends_with_pack: true })).toBe("till the pack runs out");
  });

  it("is any of several", () => {
    expect(said({ target_score: 30, turns_each: 4 })).toBe("first to 30, or 4 tales each");
    expect(
      endings({ ...RULES, target_score: 20, turns_each: 1, ends_with_pack: true }, new Words("fr")),
    ).toBe("jusqu’à 20, ou un récit chacun, ou jusqu’à la fin de la pioche");
  });
});
