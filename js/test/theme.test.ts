import { expect, it } from "vitest";
import { lightness } from "../src/theme";

it("reads how light a colour is, in whatever way it is written", () => {
  expect(lightness("rgb(255, 255, 255)")).toBeCloseTo(1);
  expect(lightness("rgb(33, 33, 33)")).toBeLessThan(0.2);
  expect(lightness("rgba(0, 0, 0, 0)")).toBeNull();
  expect(lightness("rgb(0 0 0 / 0)")).toBeNull();
  expect(lightness("color(srgb 0.9 0.9 0.9)")).toBeGreaterThan(0.8);
  expect(lightness("oklch(0.25 0.02 280)")).toBeCloseTo(0.25);
  expect(lightness("lab(90 0 0)")).toBeCloseTo(0.9);
  expect(lightness("")).toBeNull();
});
