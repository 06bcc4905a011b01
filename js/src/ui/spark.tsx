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
      role="img"
      aria-label={say("over.line", { list: line.join(", ") })}
    >
      <path class="dx-spark-rule" d={`M0 ${y(0)}H${WIDE}${target ? `M0 ${y(target)}H${WIDE}` : ""}`} />
      <path class="dx-spark-e" d={path} />
      <path d={path} />
      <g class="dx-spark-end" transform={`translate(${x(line.length - 1) - 6} ${y(end) - 6})`}>
        <MarkShape at={at} />
      </g>
    </svg>
  );
}
