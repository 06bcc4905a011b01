/**
 * Keeps something at the upper edge of what is in sight while the page scrolls: a host's cell clips what it shows,
 * and inside of it `position: sticky` holds on to nothing.
 */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** What the page scrolls in, from the inside out; through shadow roots as well. */
function scrollers(from: Element): Element[] {
  const found: Element[] = [];
  let at: Element | null = from;
  while (at) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) found.push(at);
    const root = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return found;
}

export function usePinned(pinned: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const node = pinned.current;
    const frame = node?.parentElement;
    if (!node || !frame) return;
    let asked = 0;
    const place = () => {
      asked = 0;
      const edge = Math.max(0, ...scrollers(frame).map((each) => each.getBoundingClientRect().top));
      const within = frame.getBoundingClientRect();
      const most = within.height - node.offsetTop - node.offsetHeight;
      const by = Math.min(Math.max(edge - within.top - node.offsetTop, 0), Math.max(most, 0));
      node.style.transform = by ? `translateY(${by}px)` : "";
      node.toggleAttribute("data-pinned", by > 0);
    };
    const ask = () => {
      asked ||= requestAnimationFrame(place);
    };
    const how = { capture: true, passive: true };
    document.addEventListener("scroll", ask, how);
    addEventListener("resize", ask);
    return () => {
      cancelAnimationFrame(asked);
      document.removeEventListener("scroll", ask, how);
      removeEventListener("resize", ask);
    };
  }, []);
}
