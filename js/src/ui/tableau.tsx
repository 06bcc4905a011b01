/** The laid-out cards in their numbered slots; they never change places between vote and reveal. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useParts } from "./context";
import { useGlide } from "./glide";

const STEP = 55; // ms between two cards
const DEAL: KeyframeAnimationOptions = {
  duration: 420,
  easing: "cubic-bezier(.25,.9,.35,1)",
  fill: "backwards",
};

export function columns(cards: number): number {
  return cards === 4 ? 2 : cards <= 6 ? 3 : 4;
}

interface Props {
  count: number;
  label: string;
  /** The cards have just been shuffled: deal them out. */
  dealt?: boolean;
  children: ComponentChildren;
}

export function Tableau({ count, label, dealt = false, children }: Props) {
  const { store } = useParts();
  const box = useRef<HTMLUListElement>(null);
  useGlide(box, !dealt);
  useLayoutEffect(() => {
    const list = box.current;
    if (!list || !dealt || store.reducedMotion || typeof list.animate !== "function") return;
    const table = list.getBoundingClientRect();
    for (const [at, slot] of [...list.querySelectorAll<HTMLElement>(".dx-slot")].entries()) {
      const place = slot.getBoundingClientRect();
      const x = table.left + (table.width - place.width) / 2 - place.left;
      const y = table.top - place.top - place.height * 0.6;
      const tilt = at % 2 ? 7 : -7;
      slot.animate(
        [
          { transform: `translate(${x}px,${y}px) rotate(${tilt}deg) scale(.5)`, opacity: 0 },
          { opacity: 1, offset: 0.3 },
          { transform: "none" },
        ],
        { ...DEAL, delay: at * STEP },
      );
    }
  }, []);
  return (
    <ul
      ref={box}
      class="dx-tableau"
      data-count={count}
      style={{ "--wide": columns(count) }}
      aria-label={label}
    >
      {children}
    </ul>
  );
}
