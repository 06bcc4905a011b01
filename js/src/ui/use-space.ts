/** How much of the page a widget can have: its own width, and the height of what scrolls around it. */
import { createContext, type RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { OPEN, type Room, type Stage } from "../logic/stage";

/** What was settled for the widget that a part stands in. */
export const StageContext = createContext<Stage>(OPEN);

export function useSpace(root: RefObject<HTMLElement | null>, wanted: boolean): Room | null {
  const [space, setSpace] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node || !wanted) return;
    let scroller: Element | null = null;
    const measure = () => {
      const width = node.clientWidth;
      if (width === 0) return; // not in the page, or on a tab that is not shown
      if (!scroller?.isConnected) {
        scroller = scrollerOf(node);
        if (scroller) seen.observe(scroller);
      }
      const height = scroller?.clientHeight ?? innerHeight;
      const head = scroller?.getBoundingClientRect().top ?? 0;
      const above = Math.max(0, node.getBoundingClientRect().top - head);
      // what is above changes with all scrolling: it is looked at when the rest is settled, or the widget would jump
      setSpace((now) => (now?.width === width && now.height === height ? now : { width, height, above }));
    };
    const seen = new ResizeObserver(measure);
    seen.observe(node);
    measure();
    addEventListener("resize", measure);
    return () => {
      seen.disconnect();
      removeEventListener("resize", measure);
    };
  }, []);
  return space;
}

/**
 * The nearest ancestor that scrolls and has a height of its own; null: the window. Many may scroll and never do, as
 * they grow with what is in them: so something is put into them, and those that grow are none.
 */
function scrollerOf(node: HTMLElement): Element | null {
  const scrolling: Element[] = [];
  for (let at = parentOf(node); at && at !== document.body; at = parentOf(at)) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) scrolling.push(at);
  }
  const before = scrolling.map((one) => one.clientHeight);
  const { marginBottom } = node.style;
  node.style.marginBottom = `${4 * innerHeight}px`;
  const firm = scrolling.find((one, at) => one.clientHeight === before[at]);
  node.style.marginBottom = marginBottom;
  return firm ?? null;
}

function parentOf(node: Element): Element | null {
  return node.parentElement ?? ((node.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
}
