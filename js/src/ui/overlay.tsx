/** A layer over the whole table that holds the focus: for looking closer, the log, the rules. */
import { type ComponentChildren, createContext, createPortal } from "preact";
import { useContext, useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** The element that layers are put into: the frame of the table. */
export const LayerContext = createContext<HTMLElement | null>(null);

interface Props {
  label: string;
  class: string;
  onClose(): void;
  onKey?(event: KeyboardEvent): void;
  children: ComponentChildren;
}

const FOCUSABLE =
  "button:not([disabled]):not([tabindex='-1']),[href],input:not([disabled]),select,[tabindex='0']";

export function Overlay({ label, class: look, onClose, onKey, children }: Props) {
  const frame = useContext(LayerContext);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ top: number; height: number } | null>(null);

  useLayoutEffect(() => {
    const layer = box.current;
    if (!layer || !frame) return;
    const root = layer.getRootNode() as Document | ShadowRoot;
    const back = root.activeElement as HTMLElement | null;
    let held: Element | null = null;
    const focusFirst = () =>
      (
        layer.querySelector<HTMLElement>("[data-dx-first]") ?? layer.querySelector<HTMLElement>(FOCUSABLE)
      )?.focus({ preventScroll: true });
    const silent: Element[] = [];
    const silence = (others: Iterable<Element>) => {
      for (const one of others)
        if (one !== layer && !one.hasAttribute("inert")) {
          one.setAttribute("inert", "");
          silent.push(one);
        }
    };
    const later = new MutationObserver(() => {
      // the next screen comes beneath, another layer above
      silence(frame.querySelectorAll(":scope > :not(.dx-layer)"));
      // with what had the focus no key would be heard any more
      if (held?.isConnected === false && (root.activeElement ?? document.body) === document.body)
        focusFirst();
    });
    layer.addEventListener("focusin", ({ target }) => {
      held = target as Element;
    });
    focusFirst();
    silence(frame.children);
    later.observe(frame, { childList: true, subtree: true });
    return () => {
      later.disconnect();
      for (const one of silent) one.removeAttribute("inert");
      back?.focus({ preventScroll: true });
    };
  }, [frame]);

  // Where the person is looking: the part of the table that is really visible, whatever scrolls around it.
  useEffect(() => {
    if (!frame) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const { intersectionRect: part, boundingClientRect: whole } = entry;
      setRoom({ top: Math.max(0, part.top - whole.top), height: part.height });
      seen.disconnect();
    });
    seen.observe(frame);
    return () => seen.disconnect();
  }, [frame]);

  const keys = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return; // it meant something to what has the focus
    if (event.key === "Escape") {
      onClose();
      event.preventDefault();
    } else if (event.key === "Tab") {
      const stops = [...(box.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
      const root = box.current?.getRootNode() as Document | ShadowRoot;
      const at = stops.indexOf(root.activeElement as HTMLElement);
      const to = event.shiftKey ? at - 1 : at + 1;
      if (to < 0 || to >= stops.length) {
        stops[(to + stops.length) % stops.length]?.focus();
        event.preventDefault();
      }
    } else onKey?.(event);
  };

  if (!frame) return null;
  const style = room ? { "--top": `${room.top}px`, "--room": `${Math.max(320, room.height)}px` } : undefined;
  return createPortal(
    <div
      ref={box}
      class={`dx-layer ${look}`}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      style={style}
      onKeyDown={keys}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </div>,
    frame,
  );
}
