/** The laid-out cards in their numbered slots; they never change places between vote and reveal. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useTable } from "./context";

const STEP = 55; // ms between two cards
const FLIGHT = 420;

export function columns(cards: number): number {
  return cards <= 4 ? 2 : cards <= 6 ? 3 : 4;
}

interface Props {
  count: number;
  label: string;
  /** The cards have just been shuffled: deal them out. */
  dealt?: boolean;
  children: ComponentChildren;
}

export function Tableau({ count, label, dealt = false, children }: Props) {
  const { store } = useTable();
  const box = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list || typeof list.animate !== "function" || store.still) return;
    const slots = [...list.querySelectorAll<HTMLElement>(".dx-slot")];
    const here = list.getBoundingClientRect();
    for (const [at, slot] of slots.entries()) {
      const place = slot.getBoundingClientRect();
      const before = store.places.get(at);
      if (dealt) {
        const x = here.left + here.width / 2 - place.left - place.width / 2;
        slot.animate(
          [
            {
              transform: `translate(${x}px,${here.top - place.top - place.height * 0.6}px) rotate(${at % 2 ? 7 : -7}deg) scale(.5)`,
              opacity: 0,
            },
            { opacity: 1, offset: 0.3 },
            { transform: "none" },
          ],
          { duration: FLIGHT, delay: at * STEP, easing: "cubic-bezier(.25,.9,.35,1)", fill: "backwards" },
        );
      } else if (before && before.width !== place.width) {
        const x = before.x - (place.left - here.left);
        const y = before.y - (place.top - here.top);
        slot.animate(
          [
            {
              transform: `translate(${x}px,${y}px) scale(${before.width / place.width})`,
              transformOrigin: "0 0",
            },
            { transform: "none", transformOrigin: "0 0" },
          ],
          { duration: 320, easing: "cubic-bezier(.3,0,.1,1)" },
        );
      }
    }
    return () => {
      // where the cards lay, for the screen that comes next
      store.places.clear();
      const frame = list.getBoundingClientRect();
      slots.forEach((slot, at) => {
        const rect = slot.getBoundingClientRect();
        if (rect.width)
          store.places.set(at, { x: rect.left - frame.left, y: rect.top - frame.top, width: rect.width });
      });
    };
  }, []);
  return (
    <ul ref={box} class="dx-tableau" style={{ "--cols": columns(count) }} aria-label={label}>
      {children}
    </ul>
  );
}
