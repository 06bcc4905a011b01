/** Stepping stones to the moon: the rabbits hop as many as the turn paid. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { sky } from "../logic/stars";
import { course, fanOut } from "../logic/track";
import { useParts } from "./context";
import { colours, RabbitShape } from "./rabbit";

const HOP = 170; // ms a stone
const HIGH = 16; // px
const STAGGER = 90; // ms between two players' starts

interface Props {
  players: readonly string[];
  from: Record<string, number>;
  to: Record<string, number>;
  target: number;
  /** Wait so long before hopping, in ms, endlessly for what is to come; null: they stand where they will land. */
  wait: number | null;
  onLanded(): void;
}

export function Track({ players, from, to, target, wait, onLanded }: Props) {
  const { say } = useParts();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [hopped, setHopped] = useState(wait === null);

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => setWidth(Math.round(node.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, []);

  const road = width > 0 ? course(width, target) : null;

  useEffect(() => {
    if (!road || hopped || wait === Number.POSITIVE_INFINITY) return;
    if (wait === null) {
      setHopped(true);
      onLanded();
      return;
    }
    const pawns = [...(box.current?.querySelectorAll<SVGGElement>(".dx-pawn") ?? [])];
    const start = performance.now() + wait;
    let frame = 0;
    const tick = (time: number) => {
      let open = false;
      for (const [order, pawn] of pawns.entries()) {
        const player = pawn.dataset.player ?? "";
        const old = from[player] ?? 0;
        const stones = (to[player] ?? 0) - old;
        const passed = Math.max(0, (time - start - order * STAGGER) / HOP);
        if (passed >= stones) {
          if (stones > 0) place(pawn, to[player] ?? 0, 0, 0);
          continue;
        }
        open = true;
        if (passed > 0)
          place(pawn, old + Math.floor(passed), passed % 1, HIGH * Math.sin(Math.PI * (passed % 1)));
      }
      if (open) frame = requestAnimationFrame(tick);
      else {
        setHopped(true);
        onLanded();
      }
    };
    const place = (pawn: SVGGElement, stone: number, part: number, lift: number) => {
      const here = road.stone(stone);
      const next = road.stone(stone + (part > 0 ? 1 : 0));
      const x = here.x + (next.x - here.x) * part - 13;
      const y = here.y + (next.y - here.y) * part - 31 - lift;
      pawn.style.transform = `translate(${x}px,${y}px)`;
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [road?.width, hopped, wait]);

  const standing = hopped ? to : from;
  const label = say("track.label", {
    list: players
      .map((player) => say("track.one", { name: player, from: from[player] ?? 0, to: to[player] ?? 0 }))
      .join(", "),
  });
  return (
    <div class="dx-track" ref={box} role="img" aria-label={label}>
      {road && (
        <svg viewBox={`0 0 ${width} ${road.height}`} aria-hidden="true">
          {sky(width < 560 ? 28 : 60, width, road.height * 0.6, 7).map((star) => (
            <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity={star.o} />
          ))}
          <Moon {...road.stone(target)} />
          {Array.from({ length: target + 1 }, (_, stone) => {
            const { x, y } = road.stone(stone);
            const five = stone % 5 === 0;
            return (
              <g key={stone}>
                <ellipse
                  cx={x}
                  cy={y}
                  rx={five ? 9 : 7}
                  ry={five ? 4.2 : 3.2}
                  fill={five ? "#e9e2cf" : "#8f86b8"}
                  opacity={five ? 0.85 : 0.55}
                />
                {(five || stone === target) && (
                  <text x={x} y={y + 20}>
                    {stone}
                  </text>
                )}
              </g>
            );
          })}
          {!hopped &&
            players.map((player, at) => {
              const old = from[player] ?? 0;
              const now = to[player] ?? 0;
              if (now <= old) return null;
              const start = road.stone(old);
              const end = road.stone(now);
              const same = Math.abs(end.y - start.y) < 30;
              const top = Math.min(start.y, end.y) - (same ? 62 + 3 * (now - old) : 46);
              return (
                <g key={player} class="dx-p" style={colours(at)}>
                  <path
                    d={`M${start.x} ${start.y - 24}Q${(start.x + end.x) / 2} ${top} ${end.x} ${end.y - 5}`}
                    fill="none"
                    stroke="#fff"
                    stroke-width="2"
                    stroke-dasharray="2 5"
                    stroke-linecap="round"
                    opacity=".85"
                  />
                  <ellipse
                    cx={end.x}
                    cy={end.y}
                    rx="10"
                    ry="4.8"
                    fill="var(--pc)"
                    stroke="#fff"
                    stroke-width="1.5"
                  />
                </g>
              );
            })}
          {fanOut(players, standing)
            .reverse()
            .map(({ player, behind }) => {
              const { x, y } = road.stone(standing[player] ?? 0);
              const at = players.indexOf(player);
              const shift = `translate(${x + behind * 9 - 13}px,${y - behind * 3 - 31}px)`;
              return (
                <g
                  key={player}
                  class="dx-pawn dx-p"
                  data-player={player}
                  style={{ ...colours(at), transform: shift }}
                >
                  <svg width="26" height="35" viewBox="3 0 34 48" overflow="visible" aria-hidden="true">
                    <RabbitShape at={at} />
                  </svg>
                </g>
              );
            })}
        </svg>
      )}
    </div>
  );
}

function Moon({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y - 26} r="34" fill="#ffe9b0" opacity=".13" />
      <circle cx={x} cy={y - 26} r="21" fill="#f7e3ae" />
      <circle cx={x - 6} cy={y - 31} r="3.5" fill="#e3c98a" opacity=".6" />
      <circle cx={x + 7} cy={y - 21} r="2.5" fill="#e3c98a" opacity=".6" />
    </>
  );
}
