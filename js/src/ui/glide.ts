/** A card that moves to another place on the next screen glides there, so that people see which one it is. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useParts } from "./context";

const GLIDE: KeyframeAnimationOptions = { duration: 340, easing: "cubic-bezier(.3,0,.1,1)" };

/** Every element inside `box` that carries `data-card` glides from where that card last lay. */
export function useGlide(box: RefObject<HTMLElement | null>, glide = true): void {
  const { store } = useParts();
  useLayoutEffect(() => {
    const node = box.current;
    const root = node?.closest(".dx-root");
    if (!node || !root) return;
    const cards = [...node.querySelectorAll<HTMLElement>("[data-card]")];
    const origin = root.getBoundingClientRect();
    for (const card of cards) {
      const before = store.places.get(card.dataset.card ?? "");
      const rect = card.getBoundingClientRect();
      if (!glide || !before || store.reducedMotion || !rect.width || typeof card.animate !== "function")
        continue;
      const x = before.x - (rect.left - origin.left);
      const y = before.y - (rect.top - origin.top);
      const from = `translate(${x}px,${y}px) scale(${before.width / rect.width})`;
      card.animate(
        [
          { transform: from, transformOrigin: "0 0", zIndex: 7 },
          { transform: "none", transformOrigin: "0 0", zIndex: 7 },
        ],
        GLIDE,
      );
    }
    return () => {
      store.places.clear();
      const frame = root.getBoundingClientRect();
      for (const card of node.querySelectorAll<HTMLElement>("[data-card]")) {
        const rect = card.getBoundingClientRect();
        const place = { x: rect.left - frame.left, y: rect.top - frame.top, width: rect.width };
        if (rect.width) store.places.set(card.dataset.card ?? "", place);
      }
    };
  }, []);
}
