/** What all ways of voting share: one focusable slider that keys, wheel and screen readers move. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Allowed, type Ballot, open } from "../logic/ballot";
import { useParts } from "../ui/context";
import { colours } from "../ui/rabbit";

export interface DeviceProps {
  count: number;
  ballot: Ballot;
  allowed: Allowed;
  /** Slots of the player's own cards. */
  own: readonly number[];
  /** Place of the player at the table, from 0. */
  player: number;
  locked: boolean;
  /** Not in use yet: it lies there, but nothing can be done with it. */
  asleep: boolean;
  altOf(slot: number): string;
  onPoint(slot: number): void;
  onStep(by: 1 | -1): void;
  onLock(): void;
}

const STILL = 350; // ms: a page that is being scrolled past the device must not turn it
const NOTCH = 30; // px of wheel for one step
const CALM = 80; // ms between two steps of the wheel: a flick is not a spin
const TYPING = 700; // ms between two digits of one number

interface Props extends DeviceProps {
  class: string;
  children: ComponentChildren;
}

export function DeviceFrame({ class: look, children, ...device }: Props) {
  const { store, say } = useParts();
  const { ballot, count, locked, asleep, altOf, player } = device;
  const box = useRef<HTMLDivElement>(null);
  const now = useRef(device);
  now.current = device;
  const typed = useRef({ digit: "", at: 0 });
  const value = ballot[ballot.active];

  const digit = (key: string) => {
    const { current } = typed;
    const both = Number(current.digit + key);
    const joined = Date.now() - current.at < TYPING && both >= 10 && both <= count;
    typed.current = { digit: joined ? "" : key, at: Date.now() };
    if (joined) device.onPoint(both);
    else if (Number(key) >= 1 && Number(key) <= count) device.onPoint(Number(key));
  };

  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    const able = open(ballot, device.allowed);
    const edge = { Home: able[0], End: able.at(-1) }[event.key];
    if (locked) return;
    if (by) device.onStep(by);
    else if (edge) device.onPoint(edge);
    else if (/^\d$/.test(event.key)) digit(event.key);
    else if (event.key === "Enter") device.onLock();
    else return;
    event.preventDefault();
  };

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    let turned = 0;
    let stepped = 0;
    let calm = 0;
    const enter = () => {
      calm = performance.now() + STILL;
      turned = 0;
    };
    const wheel = (event: WheelEvent) => {
      const focused = (node.getRootNode() as Document | ShadowRoot).activeElement === node;
      if (now.current.locked) return;
      if (!focused && performance.now() < calm) {
        calm = performance.now() + STILL;
        return;
      }
      event.preventDefault();
      turned += event.deltaY || event.deltaX;
      if (Math.abs(turned) < NOTCH || performance.now() - stepped < CALM) return;
      stepped = performance.now();
      now.current.onStep(turned > 0 ? 1 : -1);
      turned = 0;
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("wheel", wheel, { passive: false });
    return () => {
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("wheel", wheel);
    };
  }, []);

  const text = value === null ? say("dial.unset") : say("slot.alt", { slot: value, alt: altOf(value) });
  return (
    <div
      ref={box}
      class={`dx-device dx-p ${look}`}
      style={colours(player)}
      role="slider"
      tabIndex={asleep ? -1 : 0}
      data-dx={asleep ? undefined : "dial"}
      data-dx-focus={!asleep || undefined}
      data-value={value ?? ""}
      data-locked={(locked && !asleep) || undefined}
      aria-label={say(`dial.label.${ballot.active}`)}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={value ?? 1}
      aria-valuetext={text}
      aria-readonly={locked || undefined}
      aria-disabled={asleep || undefined}
      data-still={store.reducedMotion || undefined}
      onKeyDown={keys}
    >
      {children}
    </div>
  );
}
