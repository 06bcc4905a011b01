/** When a screen gives way to the next, the focus goes to what matters there and never to the page. */
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
    node.addEventListener("focusin", came);
    node.addEventListener("focusout", went);
    node.addEventListener("pointerup", pressed);
    return () => {
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
    const active = (node.getRootNode() as Document | ShadowRoot).activeElement;
    const off = active?.matches(":disabled") ?? false;
    const lost = !active || off || !node.contains(active);
    const layered = node.querySelector("[role=dialog]") !== null;
    if (layered || !(turned || lost)) return;
    if (!turned && !off && active && active !== document.body) return;
    node.querySelector<HTMLElement>("[data-dx-focus]")?.focus({ preventScroll: true });
  });
}
