import { afterEach, expect, it, vi } from "vitest";
import { lightness, watchTheme } from "../src/theme";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["normal", true, "light"],
  ["light", true, "light"],
  ["light dark", true, "dark"],
  ["light dark", false, "light"],
  ["dark", false, "dark"],
] as const)(
  "takes a page without a background for what its colour scheme makes of it: %s, dark %s",
  (scheme, dark, theme) => {
    vi.stubGlobal("getComputedStyle", () => ({ backgroundColor: "rgba(0, 0, 0, 0)", colorScheme: scheme }));
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: dark }));
    const told = vi.fn();
    watchTheme(document.createElement("div"), told)();
    expect(told).toHaveBeenLastCalledWith(theme);
  },
);

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
