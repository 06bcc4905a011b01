/** A number: turned by dragging, stepped by buttons and keys, or typed. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../ui/icon";
import { useTurning } from "./context";
import { read, stepped } from "./typed";

const STEP = 11; // px of a drag that turn it by one
const SLACK = 5; // px that a finger may tremble
const FAR = 5; // steps of Page Up and Page Down
const AROUND = 75; // of the ring's length of 100; the rest is its opening

interface Props {
  label: string;
  value: unknown;
  low: number;
  high: number;
  /** To where it can be dragged; what is typed may lie beyond. */
  reach: number;
  /** What it is dragged by. */
  step?: number;
  wrong?: string | undefined;
  handle: string;
  onTurn(value: number | string, dragging: boolean): void;
}

export function Dial({ label, value, low, high, reach, step: by = 1, wrong, handle, onTurn }: Props) {
  const { words, say } = useTurning();
  const [typed, setTyped] = useState<string | null>(null);
  const drag = useRef<{ x: number; y: number; from: number; at: number; far: boolean } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  /** A click has selected what is in the field. */
  const lit = useRef(false);
  const number = typeof value === "number" ? value : null;
  // what is typed after a step takes the place of the number, as it does where the tabulator has just come
  useLayoutEffect(() => {
    const input = field.current;
    const root = input?.getRootNode() as Document | ShadowRoot | undefined;
    if (input && typed === null && !drag.current && root?.activeElement === input) input.select();
  }, [value]);
  const step = (on: number) => {
    setTyped(null);
    onTurn(stepped(typed === null ? value : read(typed), on, low, high), false);
  };
  const take = () => {
    if (typed !== null && read(typed) !== value) onTurn(read(typed), false);
    setTyped(null);
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const from = number ?? low;
    drag.current = { x: event.clientX, y: event.clientY, from, at: from, far: false };
  };
  const move = (event: PointerEvent) => {
    const held = drag.current;
    if (!held) return;
    const way = event.clientX - held.x - (event.clientY - held.y);
    if (!held.far && Math.abs(way) < SLACK) return;
    if (!held.far) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    held.far = true;
    event.preventDefault();
    const turned = held.from + Math.round(way / STEP / by) * by;
    const to = Math.min(Math.max(turned, Math.min(low, held.from)), Math.max(reach, held.from));
    if (to === held.at) return;
    held.at = to;
    setTyped(null);
    onTurn(to, true);
  };
  const up = () => {
    const held = drag.current;
    drag.current = null;
    if (held?.far) onTurn(held.at, false);
  };
  /** What is typed after a first click takes the number's place; a second one moves the caret. */
  const select = () => {
    if (!lit.current) field.current?.select();
    lit.current = true;
  };
  const keys = (event: KeyboardEvent) => {
    const on = { ArrowUp: 1, ArrowDown: -1, PageUp: FAR, PageDown: -FAR }[event.key];
    if (on) {
      event.preventDefault();
      step(on);
    } else if (event.key === "Enter") take();
    else if (event.key === "Escape") setTyped(null);
  };
  const part = number === null ? 0 : Math.min(Math.max((number - low) / Math.max(reach - low, 1), 0), 1);
  return (
    <span class="dx-dial2">
      <button
        type="button"
        class="dx-iconbtn"
        tabIndex={-1}
        aria-label={say("control.less", { name: label })}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <span
        class="dx-knob"
        data-wrong={wrong ? true : undefined}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
      >
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="21" pathLength={100} stroke-dasharray={`${AROUND} 100`} />
          <circle
            class="dx-knob-on"
            cx="24"
            cy="24"
            r="21"
            pathLength={100}
            stroke-dasharray={`${AROUND * part} 100`}
          />
        </svg>
        <input
          ref={field}
          type="text"
          inputMode="decimal"
          autocomplete="off"
          maxLength={12}
          role="spinbutton"
          aria-label={label}
          aria-valuemin={low}
          aria-valuemax={high}
          aria-valuenow={number ?? undefined}
          aria-invalid={wrong ? true : undefined}
          data-dx={handle}
          value={typed ?? (number === null ? String(value ?? "") : words.written(number))}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onClick={select}
          onBlur={() => {
            lit.current = false;
            take();
          }}
          onKeyDown={keys}
        />
      </span>
      <button
        type="button"
        class="dx-iconbtn"
        tabIndex={-1}
        aria-label={say("control.more", { name: label })}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
