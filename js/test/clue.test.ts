import { expect, it } from "vitest";
import vectors from "../../tests/words/visible.json";
import { visible } from "../src/logic/clue";

it.each(vectors)("sees what Python sees: $what", ({ text, shows }) => {
  expect(visible(text)).toBe(shows);
});
