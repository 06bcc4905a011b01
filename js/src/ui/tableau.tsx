/** The laid-out cards in their numbered slots; they never change places between vote and reveal. */
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { columns, layOut } from "../logic/stage";
import { useParts } from "./context";
import { useGlide } from "./glide";

const STEP = 55; // ms between two cards
const DEAL: KeyframeAnimationOptions = {
  duration: 420,
  easing: "cubic-bezier(.25,.9,.35,1)",
  fill: "backwards",
};

interface Props {
  count: number;
  label: string;
  /** The cards have just been shuffled: deal them out. */
  dealt?: boolean;
  children: ComponentChildren;
}

export function Tableau({ count, label, dealt = false, children }: Props) {
  const { store } = useParts();
  const cloth = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLUListElement>(null);
  useFit(cloth, box, count);
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
    <div class="dx-cloth" ref={cloth}>
      <ul
        ref={box}
        class="dx-tableau"
        data-count={count}
        style={{ "--wide": columns(count) }}
        aria-label={label}
      >
        {children}
      </ul>
    </div>
  );
}

/** Where the cloth has a size of its own, the cards are as large as it lets them: at once, so that they glide there. */
function useFit(
  cloth: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  count: number,
): void {
  useLayoutEffect(() => {
    const [under, list] = [cloth.current, box.current];
    if (!under || !list) return;
    const measure = () => {
      const space = { width: under.clientWidth, height: under.clientHeight };
      const laid = space.width > 0 ? layOut(count, space) : null;
      list.style.setProperty("--wide", String(laid?.columns ?? columns(count)));
      if (laid) list.style.setProperty("--card", `${laid.width}px`);
    };
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(under);
    return () => seen.disconnect();
  }, [count]);
}
