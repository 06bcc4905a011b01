/** The voting dial: a disc of night sky with numbers round it and a rabbit's knob that points. */
import { useRef, useState } from "preact/hooks";
import { open } from "../logic/ballot";
import { angleAt, angleOf, nearest, onCircle, restAngle, shortWay } from "../logic/circle";
import { chance } from "../logic/stars";
import { useParts } from "../ui/context";
import { BODY, MarkShape } from "../ui/rabbit";
import { DeviceFrame, type DeviceProps } from "./frame";

const RING = 85; // where the numbers are
const CROWDED = 8; // from here on the numbers are smaller

const random = chance(9);
const STARS = Array.from({ length: 46 }, () => {
  const at = onCircle(random() * 360, 56 + random() * 54);
  return { ...at, r: 0.4 + random() * 0.7, o: 0.15 + random() * 0.5 };
});
const GRIPS = Array.from({ length: 24 }, (_, at) => at * 15);

/** The angle of a pointer: it turns the short way and remembers how often it went round. */
function useAngle(slot: number | null, count: number): number {
  const angle = useRef(restAngle(count));
  angle.current = shortWay(angle.current, slot === null ? restAngle(count) : angleOf(slot, count));
  return angle.current;
}

export function Dial(device: DeviceProps) {
  const { store } = useParts();
  const { count, ballot, allowed, own, player, locked } = device;
  const [dragged, setDragged] = useState<number | null>(null);
  const pressed = useRef(false);
  /** This press has pointed somewhere else already. */
  const turned = useRef(false);
  const first = useAngle(ballot.first, count);
  const second = useAngle(ballot.second, count);
  const red = useAngle(ballot.red, count);
  const able = open(ballot, allowed);
  const crowded = count > CROWDED;
  const id = (name: string) => `${store.uid}-${name}`;
  const turn = (angle: number) => ({ transform: `rotate(${angle}deg)` });

  const angleOfEvent = (event: PointerEvent) => {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    return angleAt(
      event.clientX - frame.left - frame.width / 2,
      event.clientY - frame.top - frame.height / 2,
    );
  };
  const down = (event: PointerEvent) => {
    if (locked || event.button !== 0) return;
    pressed.current = true;
    turned.current = false;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!pressed.current) return;
    const angle = angleOfEvent(event);
    const slot = nearest(angle, count, able);
    if (slot !== null && slot !== ballot[ballot.active]) {
      turned.current = true;
      device.onPoint(slot);
    }
    if (ballot.active === "first") setDragged(angle);
  };
  const up = (event: PointerEvent) => {
    if (!pressed.current) return;
    pressed.current = false;
    const slot = nearest(angleOfEvent(event), count, able);
    setDragged(null);
    if (slot !== null && (slot !== ballot[ballot.active] || (!turned.current && ballot.active === "second")))
      device.onPoint(slot);
  };
  const knob = dragged ?? first;

  return (
    <DeviceFrame {...device} class="dx-dial">
      <svg
        viewBox="-120 -120 240 240"
        aria-hidden="true"
        data-drag={dragged !== null || undefined}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => {
          pressed.current = false;
          setDragged(null);
        }}
      >
        <defs>
          <radialGradient id={id("face")} cx=".5" cy=".3" r=".85">
            <stop offset="0" stop-color="#3d3570" />
            <stop offset=".6" stop-color="#27234f" />
            <stop offset="1" stop-color="#191736" />
          </radialGradient>
          <radialGradient id={id("knob")} cx=".4" cy=".3" r=".9">
            <stop offset="0" stop-color="color-mix(in oklab,var(--pc) 84%,#fff)" />
            <stop offset=".55" stop-color="var(--pc)" />
            <stop offset="1" stop-color="color-mix(in oklab,var(--pc) 84%,#000)" />
          </radialGradient>
          <linearGradient id={id("rim")} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stop-color="#efd9a0" />
            <stop offset=".5" stop-color="#b48f43" />
            <stop offset="1" stop-color="#e2c682" />
          </linearGradient>
          <filter id={id("soft")} x="-30%" y="-30%" width="160%" height="160%">
            <feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#120d2a" flood-opacity=".45" />
          </filter>
        </defs>
        <circle r="117" fill={`url(#${id("face")})`} filter={`url(#${id("soft")})`} />
        <circle r="115.5" fill="none" stroke={`url(#${id("rim")})`} stroke-width="3" />
        {STARS.map((star) => (
          <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity={star.o} />
        ))}
        {Array.from({ length: count }, (_, at) => {
          const tick = onCircle(angleOf(at + 1.5, count), 106);
          return <circle key={at} cx={tick.x} cy={tick.y} r="1.7" fill="#d8bd7a" />;
        })}
        <g class="dx-dial-sel" style={turn(knob)} opacity={ballot.first === null ? 0 : 1}>
          <circle cy={-RING} r={crowded ? 19 : 23} fill="var(--pc)" stroke="#f7efdc" stroke-width="1.8" />
        </g>
        <g class="dx-dial-sel" style={turn(second)} opacity={ballot.second === null ? 0 : 1}>
          <path d="M0-50V-66" stroke="var(--pc)" stroke-width="5" />
          <circle cy={-RING} r={crowded ? 18 : 22} fill="#f7efdc" stroke="var(--pc)" stroke-width="4" />
        </g>
        <g class="dx-dial-knob" style={turn(knob)}>
          <path
            d="M-17-46.5C-9-52-4.5-57-1.8-61.5a2.1 2.1 0 0 1 3.6 0C4.5-57 9-52 17-46.5A50 50 0 1 1-17-46.5z"
            fill={`url(#${id("knob")})`}
            filter={`url(#${id("soft")})`}
            stroke="#f7efdc"
            stroke-opacity=".75"
            stroke-width="1.2"
          />
          {GRIPS.map((grip) => (
            <path
              key={grip}
              d="M0-49.5V-46"
              transform={`rotate(${grip})`}
              stroke="var(--pi)"
              stroke-opacity=".45"
              stroke-width="2"
              stroke-linecap="round"
            />
          ))}
        </g>
        {Array.from({ length: count }, (_, at) => {
          const slot = at + 1;
          const { x, y } = onCircle(angleOf(slot, count), RING);
          const mine = own.includes(slot) && !allowed.slots.includes(slot);
          return (
            <g
              key={slot}
              class="dx-dial-g"
              data-on={slot === ballot.first || undefined}
              data-on2={slot === ballot.second || undefined}
              data-own={mine || undefined}
            >
              <circle class="dx-dial-hit" cx={x} cy={y} r={crowded ? 21 : 27} />
              {mine && (
                <path d={`M${x - 13} ${y + 13} ${x + 13} ${y - 13}`} stroke="#b9b1d6" stroke-width="1.6" />
              )}
              <text class="dx-dial-n" x={x} y={y + 1} font-size={crowded ? 20 : 26}>
                {slot}
              </text>
            </g>
          );
        })}
        {ballot.red !== null && (
          <g class="dx-dial-sel" style={turn(red)}>
            <RedToken y={-RING - 21} r={11.5} />
          </g>
        )}
        <g class="dx-dial-rabbit" transform="translate(-24.5 -30) scale(1.22)">
          <path d={BODY} fill="var(--pi)" fill-opacity=".96" />
          <g fill="var(--pc)">
            <circle cx="16" cy="23.6" r="1.5" />
            <circle cx="24" cy="23.6" r="1.5" />
            <path d="M19 26.6h2L20 27.8z" />
            <g transform="translate(13.4 31.6) scale(1.1)">
              <MarkShape at={player} />
            </g>
          </g>
        </g>
      </svg>
    </DeviceFrame>
  );
}

/** The red token of the party mode: a red disc with a cross. */
export function RedToken({ x = 0, y = 0, r }: { x?: number; y?: number; r: number }) {
  const arm = r * 0.4;
  return (
    <g transform={`translate(${x} ${y})`} class="dx-red">
      <circle r={r} fill="#c8102e" stroke="#fff" stroke-width="1.8" />
      <path
        d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`}
        stroke="#fff"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </g>
  );
}
