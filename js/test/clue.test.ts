import { expect, it } from "vitest";
import { visible } from "../src/logic/clue";

it("sees a clue in any script, and none in blanks and joiners", () => {
  for (const text of ["Hush", "…", "長い道", "شعر", "🌙", " a ", "\u200da"])
    expect(visible(text), text).toBe(true);
  for (const text of ["", "  ", "\u200b", "\u2060\ufeff", "\u00a0\u3000", "\u200d\u200c", "\u202e\n\t"])
    expect(visible(text), JSON.stringify(text)).toBe(false);
});
