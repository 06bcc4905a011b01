/** Something that lies on a card and can be moved to another: by dragging, by keys, or by two taps. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

const SLACK = 5; // px: less is a tap

export interface Handling {
  /** The place under the pointer: a slot, null for the tray, undefined for nothing. */
  under(x: number, y: number): number | null | undefined;
  over(key: string | null, place: number | null | undefined): void;
  drop(key: string, place: number | null | undefined): void;
  tap(key: string): void;
  /** Whether the key meant something. */
  press(key: string, pressed: string): boolean;
}

interface Props {
  id: string;
  label: string;
  text: string;
  value: number;
  most: number;
  held: boolean;
  handling: Handling;
  children: ComponentChildren;
}

export function Movable({ id, label, text, value, most, held, handling, children }: Props) {
  const start = useRef<{ x: number; y: number; far: boolean } | null>(null);

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    start.current = { x: event.clientX, y: event.clientY, far: false };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const node = event.currentTarget as HTMLElement;
    const x = event.clientX - from.x;
    const y = event.clientY - from.y;
    if (!from.far && Math.hypot(x, y) < SLACK) return;
    from.far = true;
    node.dataset.lift = "";
    node.style.transform = `translate(${x}px,${y}px)`;
    handling.over(id, handling.under(event.clientX, event.clientY));
  };
  const end = (event: PointerEvent, cancelled: boolean) => {
    const from = start.current;
    if (!from) return;
    start.current = null;
    const node = event.currentTarget as HTMLElement;
    if (from.far) {
      handling.drop(id, cancelled ? undefined : handling.under(event.clientX, event.clientY));
      delete node.dataset.lift;
      node.style.transform = "";
    } else if (!cancelled) handling.tap(id);
    handling.over(null, undefined);
  };

  return (
    <span
      class="dx-grab"
      role="slider"
      tabIndex={0}
      data-dx="token"
      data-piece={id}
      data-held={held || undefined}
      title={label}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={text}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={(event) => end(event, false)}
      onPointerCancel={(event) => end(event, true)}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (handling.press(id, event.key)) event.preventDefault();
      }}
    >
      {children}
    </span>
  );
}
