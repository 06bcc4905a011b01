/** When a screen gives way to the next, the focus goes to what matters there, and its head comes into sight. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

export function useFocusKeeper(root: RefObject<HTMLElement | null>, screen: string): void {
  const inside = useRef(false);
  const last = useRef(screen);

  useEffect(() => {
    const node = root.current;
    if (!node) return;
    const came = () => {
      inside.current = true;
    };
    const went = (event: FocusEvent) => {
      const to = event.relatedTarget as Node | null;
      // to nobody: the element was taken away or switched off, and that is ours to mend
      if (to && !node.contains(to)) inside.current = false;
    };
    // a click on plain paper takes the focus off, but the person is still here
    const pressed = () => {
      inside.current = true;
    };
    // having pressed, they work elsewhere on the page: nothing in here had a focus to lose
    const elsewhere = (event: FocusEvent) => {
      if (!event.composedPath().includes(node)) inside.current = false;
    };
    document.addEventListener("focusin", elsewhere);
    node.addEventListener("focusin", came);
    node.addEventListener("focusout", went);
    node.addEventListener("pointerup", pressed);
    return () => {
      document.removeEventListener("focusin", elsewhere);
      node.removeEventListener("focusin", came);
      node.removeEventListener("focusout", went);
      node.removeEventListener("pointerup", pressed);
    };
  }, []);

  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return;
    const turned = last.current !== screen;
    last.current = screen;
    if (!inside.current) return;
    if (turned) showHead(node);
    const active = (node.getRootNode() as Document | ShadowRoot).activeElement;
    const off = active?.matches(":disabled") ?? false;
    const lost = !active || off || !node.contains(active);
    const layered = node.querySelector("[role=dialog]") !== null;
    if (layered || !(turned || lost)) return;
    if (!turned && !off && active && active !== document.body) return;
    node.querySelector<HTMLElement>("[data-dx-focus]")?.focus({ preventScroll: true });
  });
}

/**
 * A screen that is longer than the window was scrolled to its foot; the next begins at its head. One that fits is seen
 * whole: below the code that made it, its foot would hang out of the window.
 */
function showHead(node: HTMLElement): void {
  const [edge, foot] = sightOf(node);
  const { top, bottom } = node.getBoundingClientRect();
  if (top < edge ? bottom > edge : top < foot && bottom > foot && bottom - top <= foot - edge)
    node.scrollIntoView({ block: "start" });
}

/** Where the part of the page that scrolls begins, and where it ends. */
function sightOf(node: HTMLElement): [number, number] {
  for (let at = node.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) {
      const { top, bottom } = at.getBoundingClientRect();
      return [Math.max(0, top), Math.min(innerHeight, bottom)];
    }
  }
  return [0, innerHeight];
}
