/** A player's score turn by turn; all lines share one scale with 0 and the target ruled. */
import { useParts } from "./context";
import { colours, MarkShape } from "./rabbit";

const WIDE = 240;
const HIGH = 38;

interface Props {
  at: number;
  line: readonly number[];
  top: number;
  target: number | null;
}

export function Spark({ at, line, top, target }: Props) {
  const { say } = useParts();
  const y = (score: number) => HIGH - 5 - (score / (top * 1.06)) * (HIGH - 10);
  const x = (turn: number) => 2 + (turn * (WIDE - 16)) / Math.max(1, line.length - 1);
  const path = line
    .map((score, turn) => `${turn ? "L" : "M"}${x(turn).toFixed(1)} ${y(score).toFixed(1)}`)
    .join("");
  const end = line.at(-1) ?? 0;
  return (
    <svg
      class="dx-spark dx-p"
      style={colours(at)}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      fill="none"
      stroke-linejoin="round"
      stroke-linecap="round"
      role="img"
      aria-label={say("over.line", { list: line.join(", ") })}
    >
      <path d={`M0 ${y(0)}H${WIDE}${target ? `M0 ${y(target)}H${WIDE}` : ""}`} stroke="var(--dx-line)" />
      <path d={path} stroke="var(--edge)" stroke-width="4" />
      <path d={path} stroke="var(--pc)" stroke-width="2.2" />
      <g
        transform={`translate(${x(line.length - 1) - 6} ${y(end) - 6})`}
        fill="var(--pc)"
        stroke="var(--edge)"
      >
        <MarkShape at={at} />
      </g>
    </svg>
  );
}
