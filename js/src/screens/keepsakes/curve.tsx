/** The clarity curve of a game's rules with the clues on it that somebody told, each where the table took it. */
import type { Told } from "../../logic/keepsakes";
import type { ClarityCurve } from "../../protocol";
import { colours } from "../../ui/rabbit";
import { useTable } from "../context";
import { useKeepsakeWords } from "./words";

const WIDE = 296;
const HIGH = 136;
const LEFT = 24;
const RIGHT = 10;
const TOP = 16;
const BOTTOM = 22;
const DOT = 6;
/** How wide the words at the last number are, by their letters: no other number comes near them. */
const LETTER = 6;
const GAP = 12;

interface Props {
  curve: ClarityCurve;
  clues: readonly Told[];
  /** Place at the table of whoever told them, from 0. */
  at: number;
  /** The turn whose clue is ringed. */
  now?: number;
}

export function Curve({ curve, clues, at, now }: Props) {
  const { words } = useTable();
  const { say } = useKeepsakeWords();
  const { points, best } = curve;
  const low = Math.min(0, ...points);
  const high = Math.max(...points, low + 1);
  const x = (share: number) => LEFT + share * (WIDE - LEFT - RIGHT);
  const y = (value: number) => HIGH - BOTTOM - ((value - low) / (high - low)) * (HIGH - TOP - BOTTOM);
  /** Between two steps the curve is hardly bent. */
  const paid = (share: number) => {
    const step = share * (points.length - 1);
    const before = points[Math.floor(step)] ?? 0;
    return before + ((points[Math.ceil(step)] ?? before) - before) * (step % 1);
  };
  const path = points.map((value, step) => `${step ? "L" : "M"}${x(step / (points.length - 1))} ${y(value)}`);
  const all = clues[0]?.of ?? 0;
  const every = all > 8 ? 2 : 1;
  const last = say("keep.axis", { n: all });
  const free = WIDE - LETTER * last.length - GAP;
  const label = say("keep.curve", {
    list: clues.map(({ found, of }) => say("keep.found_of", { found, of })).join(", "),
  });
  return (
    <svg
      class="dx-curve dx-p"
      style={colours(at)}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      fill="none"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: Math.floor(high) + 1 }, (_, value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${WIDE - RIGHT}`} stroke="var(--dx-line)" />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {best !== null && (
        <g>
          <path d={`M${x(best)} ${y(paid(best))}V${y(low)}`} stroke="var(--dx-moon)" stroke-dasharray="2 4" />
          <circle cx={x(best)} cy={y(paid(best))} r="12" fill="var(--dx-moon)" opacity=".3" />
        </g>
      )}
      <path d={path.join("")} stroke="var(--dx-muted)" stroke-width="2" stroke-linejoin="round" />
      {Array.from({ length: all + 1 }, (_, found) =>
        found % every || (found < all && x(found / all) > free) ? null : (
          <text
            key={found}
            x={found === all ? WIDE : x(found / all)}
            y={HIGH - 6}
            text-anchor={found === all ? "end" : "middle"}
          >
            {found === all ? last : words.written(found)}
          </text>
        ),
      )}
      {clues.map((clue, order) => {
        const share = clue.of ? clue.found / clue.of : 0;
        // clues that were found by as many stand one above the other
        const above = clues.slice(0, order).filter(({ found }) => found === clue.found).length;
        const cy = y(paid(share)) - above * (2 * DOT + 1);
        return (
          <g key={clue.turn}>
            {clue.turn === now && <circle cx={x(share)} cy={cy} r={DOT + 4} stroke="var(--dx-ink)" />}
            <circle cx={x(share)} cy={cy} r={DOT} fill="var(--pc)" stroke="var(--edge)" stroke-width="1.5">
              <title>{`${say("clue.quoted", { text: clue.text })} · ${words.signed(clue.points)}`}</title>
            </circle>
          </g>
        );
      })}
    </svg>
  );
}
