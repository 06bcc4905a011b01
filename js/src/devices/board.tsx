/** The voting board of the large tables: a tablet with numbered holes that pegs are put into. */
import type { ComponentChildren } from "preact";
import { useParts } from "../ui/context";
import { MarkShape } from "../ui/rabbit";
import { RedToken } from "./dial";
import { DeviceFrame, type DeviceProps } from "./frame";

export function Board(device: DeviceProps) {
  const { store } = useParts();
  const { count, ballot, allowed, own, player } = device;
  const columns = count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const cell = { w: 224 / columns, h: 66 };
  const height = rows * cell.h + 22;
  const id = (name: string) => `${store.uid}-${name}`;
  const hole = (slot: number) => ({
    x: -112 + (((slot - 1) % columns) + 0.5) * cell.w,
    y: 11 + (Math.floor((slot - 1) / columns) + 0.5) * cell.h,
  });

  return (
    <DeviceFrame {...device} class="dx-board">
      <svg viewBox={`-120 0 240 ${height}`} aria-hidden="true">
        <defs>
          <linearGradient id={id("tablet")} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stop-color="#443b7b" />
            <stop offset="1" stop-color="#1d1a3f" />
          </linearGradient>
          <radialGradient id={id("peg")} cx=".38" cy=".3" r=".85">
            <stop offset="0" stop-color="color-mix(in oklab,var(--pc) 70%,#fff)" />
            <stop offset=".5" stop-color="var(--pc)" />
            <stop offset="1" stop-color="color-mix(in oklab,var(--pc) 78%,#000)" />
          </radialGradient>
        </defs>
        <rect
          x="-118"
          y="2"
          width="236"
          height={height - 4}
          rx="24"
          fill={`url(#${id("tablet")})`}
          stroke="#b48f43"
          stroke-width="2.5"
        />
        {Array.from({ length: count }, (_, at) => {
          const slot = at + 1;
          const { x, y } = hole(slot);
          const mine = own.includes(slot) && !allowed.slots.includes(slot);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the slider around it has the keys
            <g
              key={slot}
              class="dx-hole"
              data-own={mine || undefined}
              transform={`translate(${x} ${y})`}
              onClick={() => device.onPoint(slot)}
            >
              <rect
                x={-cell.w / 2}
                y={-cell.h / 2}
                width={cell.w}
                height={cell.h}
                rx="14"
                fill="transparent"
              />
              <text class="dx-hole-n" x={-17} y="0" font-size="25">
                {slot}
              </text>
              <circle cx="13" r="11" fill="#100d28" stroke="#d8bd7a" stroke-opacity=".5" stroke-width="1.2" />
              {mine && <path d="M-29 12-5-12" stroke="#b9b1d6" stroke-width="1.6" />}
            </g>
          );
        })}
        {ballot.first !== null && (
          <Peg {...hole(ballot.first)}>
            <circle r="15" fill={`url(#${id("peg")})`} stroke="#f7efdc" stroke-width="1.6" />
            <g transform="translate(-6.600 -6.600) scale(1.100)" fill="var(--pi)">
              <MarkShape at={player} />
            </g>
          </Peg>
        )}
        {ballot.second !== null && (
          <Peg {...hole(ballot.second)}>
            <circle r="13.5" fill="#f7efdc" stroke="var(--pc)" stroke-width="4" />
            <g transform="translate(-5.400 -5.400) scale(.9)" fill="#1b1926">
              <MarkShape at={player} />
            </g>
          </Peg>
        )}
        {ballot.red !== null && (
          <Peg
            x={hole(ballot.red).x + (ballot.red === ballot.first || ballot.red === ballot.second ? 13 : 0)}
            y={hole(ballot.red).y}
          >
            <RedToken r={12} />
          </Peg>
        )}
      </svg>
    </DeviceFrame>
  );
}

function Peg({ x, y, children }: { x: number; y: number; children: ComponentChildren }) {
  return (
    <g class="dx-peg" style={{ transform: `translate(${x + 13}px,${y}px)` }}>
      <g class="dx-peg-in">{children}</g>
    </g>
  );
}
