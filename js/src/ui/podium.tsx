/** The winners before the moon; equal scores stand on the same step. */
import type { Place } from "../logic/memories";
import { chance } from "../logic/stars";
import { useParts } from "./context";
import { colours, RabbitShape } from "./rabbit";

const STEPS = [
  { height: 122, rabbit: 84, colour: "#37316f" },
  { height: 96, rabbit: 66, colour: "#2b2660" },
  { height: 76, rabbit: 58, colour: "#252056" },
];
const MOON = { x: 600, y: 118 };
// px: the rabbits and their steps are always whole; the sky above them may be cut off
const SKY = 84;
const WHOLE = 170;
const WIDE = 900;
const MARGIN = 10; // to the left and the right of the steps, where the screen shows little else

const random = chance(3);
const STARS = Array.from({ length: 110 }, () => ({
  x: random() * WIDE,
  y: random() * 200,
  r: 0.5 + random(),
  o: 0.15 + random() * 0.6,
})).filter((star) => star.x >= 500 || star.y <= 58);

export function Podium({ players, places }: { players: readonly string[]; places: readonly Place[] }) {
  const { words, say } = useParts();
  const order = [...new Set(places.map(({ place }) => place))].filter((place) => place <= 3).slice(0, 3);
  const groups = order.map((place, rank) => {
    const names = places.filter((one) => one.place === place).map(({ player }) => player);
    const step = STEPS[rank] ?? STEPS[2]!;
    const gap = Math.min(step.rabbit * 0.95, (rank === 0 ? 250 : 200) / names.length);
    return { place, names, ...step, gap, width: Math.max(104, gap * names.length + 30) };
  });
  // first in the middle, second at its right, third at its left
  const first = groups[0]?.width ?? 0;
  const aside = groups.map(({ width }, rank) => [0, 1, -1][rank]! * ((first + width) / 2 + 8));
  // before the moon, or so far to its left that the last of the second is seen, too
  const reach = Math.max(...groups.map(({ width }, rank) => aside[rank]! + width / 2));
  const spots = aside.map((x) => x + Math.min(MOON.x, WIDE - MARGIN - reach));
  const ends = groups.flatMap(({ width }, rank) => [spots[rank]! - width / 2, spots[rank]! + width / 2]);
  const from = Math.min(...ends) - MARGIN;
  const to = Math.max(...ends) + MARGIN;
  const label = groups
    .map(({ place, names }) => say("over.podium_one", { place, names: words.names(names) }))
    .join(", ");
  return (
    <svg
      viewBox={`0 ${SKY} ${WIDE} ${WHOLE}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      style={{ "--span": to - from, "--middle": (from + to) / 2 }}
      aria-label={say("over.podium", { list: label })}
    >
      {STARS.map((star) => (
        <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity={star.o} />
      ))}
      <circle cx={MOON.x} cy={MOON.y} r="128" fill="#ffe9b0" opacity=".1" />
      <circle cx={MOON.x} cy={MOON.y} r="98" fill="#f6e2ab" />
      <circle cx="566" cy="84" r="14" fill="#e3c98a" opacity=".5" />
      <circle cx="640" cy="150" r="20" fill="#e3c98a" opacity=".4" />
      <circle cx="632" cy="74" r="8" fill="#e3c98a" opacity=".5" />
      <path d="M-900 250h900q150-40 330-14t300-6 270-16h900v90H-900z" fill="#1a1740" />
      {groups.map(({ place, names, height, rabbit, colour, gap, width }, rank) => {
        const x = spots[rank] ?? MOON.x;
        const y = 300 - height;
        return (
          <g key={place} class="dx-podium-step" style={{ "--k": rank }}>
            <path
              d={`M${x - width / 2} 300V${y + 12}a12 12 0 0 1 12-12h${width - 24}a12 12 0 0 1 12 12V300z`}
              fill={colour}
            />
            <text x={x} y={y + 27}>
              {place}
            </text>
            {names.map((name, at) => {
              const middle = x + (at - (names.length - 1) / 2) * gap;
              const player = players.indexOf(name);
              return (
                <g key={name} class="dx-p" style={colours(player)}>
                  <svg
                    x={middle - rabbit * 0.354}
                    y={y + 2 - rabbit}
                    width={rabbit * 0.708}
                    height={rabbit}
                    viewBox="3 0 34 48"
                    overflow="visible"
                    aria-hidden="true"
                  >
                    <RabbitShape at={player} />
                  </svg>
                </g>
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
