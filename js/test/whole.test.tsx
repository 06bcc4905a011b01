import { render } from "preact";
import { useRef } from "preact/hooks";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { useWhole } from "../src/ui/use-whole";

function Widget() {
  const root = useRef<HTMLDivElement>(null);
  useWhole(root);
  return <div ref={root} />;
}

afterEach(() => vi.unstubAllGlobals());

it("is drawn anew each time it comes into sight, and at no other time", async () => {
  let look = (_: { isIntersecting: boolean }[]) => {};
  const Observer = class {
    constructor(told: typeof look) {
      look = told;
    }
    observe() {}
    disconnect() {
      look = () => {};
    }
  };
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
  const page = document.createElement("div");
  await act(() => render(<Widget />, page));
  const seen = () => (page.firstChild as HTMLElement).style.getPropertyValue("--dx-seen");
  const values = [true, false, true].map((isIntersecting) => {
    look([{ isIntersecting }]);
    return seen();
  });
  expect(values).toEqual(["1", "1", "2"]);
  await act(() => render(null, page));
});
