/** Numbered voting tokens: one is taken from the row and laid, later face down, on the cloth. */
import { useParts } from "../ui/context";
import { MarkShape } from "../ui/rabbit";
import { RedToken } from "./dial";
import { DeviceFrame, type DeviceProps } from "./frame";

const PLACE = { x: 0, y: -46, r: 44 };

export function Tokens(device: DeviceProps) {
  const { store } = useParts();
  const { count, ballot, allowed, own, player, locked } = device;
  const columns = count <= 4 ? count : count <= 6 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const gap = Math.min(56, 208 / columns);
  const radius = rows > 2 ? 17 : 22;
  const height = 176 + rows * (radius * 2 + 10);
  const id = (name: string) => `${store.uid}-${name}`;
  const home = (slot: number) => ({
    x: (((slot - 1) % columns) - (columns - 1) / 2) * gap,
    y: 44 + Math.floor((slot - 1) / columns) * (radius * 2 + 10),
  });
  const chosen = (slot: number) => slot === ballot.first || slot === ballot.second;

  return (
    <DeviceFrame {...device} class="dx-tokens">
      <svg viewBox={`-120 -110 240 ${height - 40}`} aria-hidden="true">
        <defs>
          <linearGradient id={id("cloth")} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stop-color="#3d3570" />
            <stop offset="1" stop-color="#1d1a3f" />
          </linearGradient>
        </defs>
        <rect
          x="-118"
          y="-108"
          width="236"
          height={height - 44}
          rx="22"
          fill={`url(#${id("cloth")})`}
          stroke="#b48f43"
          stroke-width="2.5"
        />
        <circle
          cx={PLACE.x}
          cy={PLACE.y}
          r={PLACE.r + 5}
          fill="none"
          stroke="#d8bd7a"
          stroke-width="1.4"
          stroke-dasharray="3 5"
        />
        {Array.from({ length: count }, (_, at) => {
          const slot = at + 1;
          const spot = home(slot);
          return <circle key={slot} cx={spot.x} cy={spot.y} r={radius} fill="#14112f" opacity=".5" />;
        })}
        {Array.from({ length: count }, (_, at) => {
          const slot = at + 1;
          const mine = own.includes(slot) && !allowed.slots.includes(slot);
          const first = slot === ballot.first;
          const second = slot === ballot.second;
          const spot = first
            ? { x: second || ballot.second ? -26 : PLACE.x, y: PLACE.y }
            : second
              ? { x: 26, y: PLACE.y }
              : home(slot);
          const scale = first || second ? (ballot.second ? 1.35 : 36 / radius) : 1;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the slider around it has the keys
            <g
              key={slot}
              class="dx-chip"
              data-own={mine || undefined}
              data-on={chosen(slot) || undefined}
              style={{ transform: `translate(${spot.x}px,${spot.y}px) scale(${scale})` }}
              onClick={() => device.onPoint(slot)}
            >
              <circle r={radius} fill="var(--pc)" stroke="#f7efdc" stroke-width="1.600" />
              <circle
                r={radius - 4}
                fill="none"
                stroke="var(--pi)"
                stroke-opacity=".5"
                stroke-width="1.200"
              />
              {locked && chosen(slot) ? (
                <g transform="translate(-9 -9) scale(1.500)" fill="var(--pi)">
                  <MarkShape at={player} />
                </g>
              ) : (
                <text class="dx-chip-n" y="1" font-size={radius * 0.9}>
                  {slot}
                </text>
              )}
              {mine && (
                <path
                  d={`M${-radius * 0.6} ${radius * 0.6} ${radius * 0.6} ${-radius * 0.6}`}
                  stroke="var(--pi)"
                  stroke-width="1.600"
                />
              )}
            </g>
          );
        })}
        {ballot.red !== null && (
          <RedToken x={home(ballot.red).x + radius * 0.8} y={home(ballot.red).y - radius * 0.8} r={11} />
        )}
      </svg>
    </DeviceFrame>
  );
}
