/** Pointing on the count of three: a hand over a small plan of the table. */
import { useEffect, useRef, useState } from "preact/hooks";
import { columns } from "../logic/stage";
import { useParts } from "../ui/context";
import { MarkShape } from "../ui/rabbit";
import { RedToken } from "./dial";
import { DeviceFrame, type DeviceProps } from "./frame";

const SMALL = { w: 44, h: 62, gap: 9 };
const BIG = { w: 62, h: 88, gap: 10 };
const BEAT = 330; // ms between one, two and three
const WRIST = { x: 0, y: 0 };

export function Pointing(device: DeviceProps) {
  const { store } = useParts();
  const { count, ballot, allowed, own, player, locked } = device;
  const perRow = columns(count);
  const card = perRow === 2 ? BIG : SMALL;
  const rows = Math.ceil(count / perRow);
  const top = -(rows * (card.h + card.gap)) - 54;
  const spot = (slot: number) => ({
    x: (((slot - 1) % perRow) - (perRow - 1) / 2) * (card.w + card.gap),
    y: top + 12 + (Math.floor((slot - 1) / perRow) + 0.5) * (card.h + card.gap),
  });
  const beat = useCount(locked && ballot.first !== null, store.reducedMotion);
  const aim = ballot.first === null ? { x: 0, y: -60 } : spot(ballot.first);
  const angle = (Math.atan2(aim.x - WRIST.x, WRIST.y + 6 - aim.y) * 180) / Math.PI;
  const reach = ballot.first === null ? -26 : Math.hypot(aim.x, aim.y) - 92;
  const id = (name: string) => `${store.uid}-${name}`;

  return (
    <DeviceFrame {...device} class="dx-pointing">
      <svg viewBox={`-120 ${top - 4} 240 ${-top + 34}`} aria-hidden="true">
        <defs>
          <linearGradient id={id("plan")} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="#3d3570" />
            <stop offset="1" stop-color="#1d1a3f" />
          </linearGradient>
          <clipPath id={id("plan-edge")}>
            <rect x="-118" y={top - 2} width="236" height={-top + 30} rx="22" />
          </clipPath>
        </defs>
        <rect
          x="-118"
          y={top - 2}
          width="236"
          height={-top + 30}
          rx="22"
          fill={`url(#${id("plan")})`}
          stroke="#b48f43"
          stroke-width="2.5"
        />
        {Array.from({ length: count }, (_, at) => {
          const slot = at + 1;
          const { x, y } = spot(slot);
          const mine = own.includes(slot) && !allowed.slots.includes(slot);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the slider around it has the keys
            <g
              key={slot}
              class="dx-plan"
              data-on={slot === ballot.first || undefined}
              data-own={mine || undefined}
              transform={`translate(${x} ${y})`}
              onClick={() => device.onPoint(slot)}
            >
              <rect
                x={-card.w / 2}
                y={-card.h / 2}
                width={card.w}
                height={card.h}
                rx="5"
                stroke-width="1.3"
              />
              <text class="dx-plan-n" y="1" font-size="22">
                {slot}
              </text>
              {mine && <path d="M-13 13 13-13" stroke="#b9b1d6" stroke-width="1.6" />}
              {slot === ballot.red && <RedToken x={card.w / 2 - 4} y={-card.h / 2 + 4} r={10} />}
            </g>
          );
        })}
        <g clip-path={`url(#${id("plan-edge")})`}>
          <g
            class="dx-hand"
            data-set={ballot.first !== null || undefined}
            style={{ transform: `rotate(${angle}deg) translateY(${-Math.max(-14, reach * 0.55)}px)` }}
          >
            <path d="M-7 60V24c0-6 38-6 38 0v36z" fill="color-mix(in oklab,var(--pc) 80%,#000)" />
            <path
              d="M-6.500-46a6.500 6.500 0 0 1 13 0v33c1-5 10.500-5 11.500.500 1.500-3.500 8.500-2.500 9 2 2-2 5.500-.500 5.500 4V10c0 12-8 18-19 18S-5 22-8 14c-4-5-12-9-13-16-.500-4.500 5-6 8-3l6.500 6z"
              fill="var(--pc)"
              stroke="#f7efdc"
              stroke-width="1.800"
              stroke-linejoin="round"
            />
            <path
              d="M6.500-13V1M18-12V0M27-10V0"
              stroke="var(--pi)"
              stroke-opacity=".45"
              stroke-width="1.800"
              stroke-linecap="round"
              fill="none"
            />
            <g transform="translate(4 5) scale(1.200)" fill="var(--pi)">
              <MarkShape at={player} />
            </g>
          </g>
        </g>
        {beat > 0 && (
          <text
            key={beat}
            class="dx-beat"
            y={top / 2}
            font-size="110"
            fill="#fff"
            stroke="#14112f"
            stroke-width="3"
            paint-order="stroke"
          >
            {beat}
          </text>
        )}
      </svg>
    </DeviceFrame>
  );
}

/** Counts 1, 2, 3 when `on` becomes true; 0 when there is nothing to count. */
function useCount(on: boolean, reducedMotion: boolean): number {
  const [beat, setBeat] = useState(0);
  const was = useRef(on);
  useEffect(() => {
    if (!on || was.current || reducedMotion) {
      was.current = on;
      return;
    }
    was.current = true;
    const timers = [1, 2, 3, 0].map((n, at) => setTimeout(() => setBeat(n), at * BEAT));
    return () => timers.forEach(clearTimeout);
  }, [on]);
  return beat;
}
