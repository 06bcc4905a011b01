/** Tokens glide to where they lie now, and the one that was moved keeps the focus. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useParts } from "../ui/context";

const GLIDE: KeyframeAnimationOptions = { duration: 260, easing: "cubic-bezier(.3,1.2,.5,1)" };

const tokens = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>("[data-piece]")];

interface Place {
  slot: string;
  x: number;
  y: number;
}

export interface Glide {
  /** A token is let go: it glides from where it is now, not from where it lay. */
  letGo(): void;
  /** The token that has the focus once it lies elsewhere. */
  follow(key: string): void;
}

export function useTokenGlide(box: RefObject<HTMLElement | null>): Glide {
  const { store } = useParts();
  const last = useRef(new Map<string, Place>());
  const dropped = useRef(new Map<string, DOMRect>());
  const wanted = useRef<string | null>(null);

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const origin = node.getBoundingClientRect();
    for (const token of tokens(node)) {
      const key = token.dataset.piece ?? "";
      const slot = token.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? "";
      const rect = token.getBoundingClientRect();
      const now = { slot, x: rect.left - origin.left, y: rect.top - origin.top };
      const before = last.current.get(key);
      const from = dropped.current.get(key);
      if (before && before.slot !== slot && !store.reducedMotion && typeof token.animate === "function") {
        const x = (from ? from.left - origin.left : before.x) - now.x;
        const y = (from ? from.top - origin.top : before.y) - now.y;
        token.animate([{ transform: `translate(${x}px,${y}px)`, zIndex: 30 }, { transform: "none" }], GLIDE);
      }
      if (!token.hasAttribute("data-lift")) last.current.set(key, now);
    }
    dropped.current.clear();
    const key = wanted.current;
    wanted.current = null;
    if (key === null) return;
    const root = node.getRootNode() as Document | ShadowRoot;
    const moved = tokens(node).find((one) => one.dataset.piece === key);
    if (moved && root.activeElement !== moved) moved.focus({ preventScroll: true });
  });

  return {
    letGo: () => {
      for (const token of box.current ? tokens(box.current) : [])
        dropped.current.set(token.dataset.piece ?? "", token.getBoundingClientRect());
    },
    follow: (key) => {
      wanted.current = key;
    },
  };
}
