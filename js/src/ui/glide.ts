/** A card that moves to another place on the next screen glides there, so that people see which one it is. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { Place } from "../store/page-store";
import { useParts } from "./context";

const GLIDE: KeyframeAnimationOptions = { duration: 340, easing: "cubic-bezier(.3,0,.1,1)" };

/** Every element inside `box` that carries `data-card` glides from where that card last lay. */
export function useGlide(box: RefObject<HTMLElement | null>, glide = true): void {
  const { store } = useParts();
  useLayoutEffect(() => {
    const node = box.current;
    const root = node?.closest(".dx-root");
    if (!node || !root) return;
    // the whole notebook is laid out to measure a card: only where one has lain elsewhere
    const moved =
      glide && !store.reducedMotion ? cardsIn(node).filter((card) => store.places.has(idOf(card))) : [];
    for (const [card, now] of placesOf(moved, root)) {
      const before = store.places.get(idOf(card));
      if (!before || typeof card.animate !== "function") continue;
      const from = `translate(${before.x - now.x}px,${before.y - now.y}px) scale(${before.width / now.width})`;
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
      if (store.reducedMotion) return;
      for (const [card, place] of placesOf(cardsIn(node), root)) store.places.set(idOf(card), place);
    };
  }, []);
}

function cardsIn(node: HTMLElement): HTMLElement[] {
  return [...node.querySelectorAll<HTMLElement>("[data-card]")];
}

function idOf(card: HTMLElement): string {
  return card.dataset.card ?? "";
}

/** Where cards lie within the table, but for those that are not shown. */
function placesOf(cards: HTMLElement[], root: Element): [HTMLElement, Place][] {
  if (cards.length === 0) return [];
  const origin = root.getBoundingClientRect();
  return cards
    .map((card): [HTMLElement, Place] => {
      const { left, top, width } = card.getBoundingClientRect();
      return [card, { x: left - origin.left, y: top - origin.top, width }];
    })
    .filter(([, place]) => place.width > 0);
}
