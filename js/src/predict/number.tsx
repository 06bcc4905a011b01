/** A number on a scale: a slider and a field that say the same; after the reveal every answer as a dot. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { AskedNumber, Revealed } from "../protocol";
import { useWords } from "../teaching/context";
import { figure, mean, snapped, tally } from "./figures";
import type { Given } from "./store";
import { readNumber } from "./typed";
import { Verdict } from "./verdict";

export interface FormProps {
  several: boolean;
  kept: boolean;
  /** The answer is on its way: what the button says meanwhile. */
  waiting: string;
  onGive(value: Given): void;
  onChange(): void;
}

/** Writes a number with its unit. */
export function useFigure(asked: AskedNumber | null): (value: number) => string {
  const { words } = useWords();
  return (value) => (asked ? figure(value, asked.step, words.of(asked.unit), words.language) : String(value));
}

export function NumberForm({
  asked,
  last,
  several,
  kept,
  waiting,
  onGive,
  onChange,
}: FormProps & { asked: AskedNumber; last: number | null }) {
  const { words, say, uid } = useWords();
  const write = useFigure(asked);
  const id = `${uid}-number`;
  const { low, high, step } = asked;
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState<number | null>(last);
  const [text, setText] = useState(last === null ? "" : String(last));
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    // the answer was given elsewhere: from Python, or in another view
    if (last === null) return;
    setValue(last);
    setText(String(last));
  }, [last]);
  const set = (next: number) => {
    setRefused(false);
    setValue(next);
    setText(String(next));
    onChange();
  };
  const typed = (given: string) => {
    setText(given);
    setRefused(false);
    setValue(readNumber(given, { low, high, unit: words.of(asked.unit) }, words.language));
    onChange();
  };
  const part = ((value ?? (low + high) / 2) - low) / (high - low);
  return (
    <form
      class="dx-number"
      onSubmit={(event) => {
        event.preventDefault();
        if (value === null) return;
        onGive(value);
        setText(several ? "" : String(value));
        if (!several) return;
        setValue(null); // the next one’s turn
        field.current?.focus({ preventScroll: true });
      }}
    >
      <input
        type="range"
        class="dx-range"
        data-unset={value === null || undefined}
        style={{ "--part": part }}
        min={low}
        max={high}
        step={step}
        value={value ?? snapped((low + high) / 2, low, high, step)}
        aria-label={say("predict.number")}
        aria-valuetext={value === null ? say("dial.unset") : write(value)}
        onInput={(event) => set(Number(event.currentTarget.value))}
        onClick={(event) => value === null && set(Number(event.currentTarget.value))}
      />
      <div class="dx-range-ends dx-dim dx-num" aria-hidden="true">
        <span>{write(low)}</span>
        <span>{write(high)}</span>
      </div>
      <div class="dx-number-row">
        <label for={id} class="dx-sr">
          {say("predict.number")}, {say("predict.from_to", { low: write(low), high: write(high) })}
        </label>
        <input
          id={id}
          ref={field}
          class="dx-input dx-number-field dx-num"
          data-dx="number"
          inputMode="decimal"
          autocomplete="off"
          value={text}
          placeholder="–"
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-refused` : undefined}
          onInput={(event) => typed(event.currentTarget.value)}
          onChange={() => setRefused(value === null && text.trim() !== "")}
        />
        <span class="dx-dim">{words.of(asked.unit)}</span>
        <button
          type="submit"
          class={`dx-btn ${kept && !several ? "" : "dx-btn-main"}`}
          data-dx="keep"
          disabled={value === null || (kept && !several)}
        >
          {kept && waiting ? waiting : say(several ? "predict.keep_next" : "predict.keep")}
        </button>
      </div>
      <div role="alert">
        {refused && (
          <p id={`${id}-refused`} class="dx-trouble" data-dx="refused">
            {say("predict.refused", { low: write(low), high: write(high) })}
          </p>
        )}
      </div>
      {last !== null && !kept && (
        <p class="dx-dim" data-dx="still">
          {say("predict.still", { value: write(last) })}
        </p>
      )}
    </form>
  );
}

const DOT = 7; // px

export function NumberResult({
  asked,
  answers,
  several,
  outcome,
}: {
  asked: AskedNumber;
  answers: readonly number[];
  several: boolean;
  outcome: Revealed;
}) {
  const { say } = useWords();
  const write = useFigure(asked);
  const truth = typeof outcome.truth === "number" ? outcome.truth : null;
  const counts = [...tally(answers)].sort(([a], [b]) => a - b);
  const low = Math.min(asked.low, truth ?? asked.low);
  const high = Math.max(asked.high, truth ?? asked.high);
  const x = (value: number) => `${((value - low) / (high - low)) * 100}%`;
  const tallest = Math.max(1, ...counts.map(([, n]) => n));
  const gap = Math.min(2 * DOT + 1, 110 / tallest);
  const floor = 34 + tallest * gap;
  const said = counts.map(([value, n]) => say("predict.at", { n, value: write(value) })).join(", ");
  return (
    <>
      <div class="dx-truths">
        <div class="dx-truth-box">
          <h3 class="dx-dim">{say(several ? "predict.class" : "predict.yours")}</h3>
          <p class="dx-figure dx-num">
            {answers.length === 0
              ? say("predict.none_in")
              : answers.length === 1
                ? write(answers[0] ?? 0)
                : say("predict.mean", { value: write(Number(mean(answers).toPrecision(4))) })}
          </p>
          <Verdict right={outcome.right} several={several} />
        </div>
        <div class="dx-truth-box" data-true>
          <h3 class="dx-dim">{say(outcome.only ? "predict.truth" : "predict.one_right")}</h3>
          <p class="dx-figure dx-num" data-dx="truth">
            {truth === null ? say("predict.many_right") : write(truth)}
          </p>
        </div>
      </div>
      {answers.length > 0 && (
        <svg
          class="dx-scale"
          height={floor + 24}
          overflow="visible"
          role="img"
          aria-label={`${said}. ${truth === null ? "" : `${say("predict.truth")}: ${write(truth)}`}`}
        >
          <line
            x1="0"
            x2="100%"
            y1={floor}
            y2={floor}
            stroke="var(--dx-line-strong)"
            stroke-width="2"
            stroke-linecap="round"
          />
          {truth !== null && (
            <svg aria-hidden="true" x={x(truth)} overflow="visible">
              <path
                d={`M0 8V${floor + 5}`}
                stroke="var(--dx-accent)"
                stroke-width="2.5"
                stroke-dasharray="2 5"
                stroke-linecap="round"
              />
              <path d="M-6 2h12l-6 9z" fill="var(--dx-accent)" />
            </svg>
          )}
          {counts.flatMap(([value, n]) =>
            Array.from({ length: n }, (_, at) => (
              <circle
                key={`${value}-${at}`}
                class="dx-scale-dot"
                cx={x(value)}
                cy={floor - DOT - 2 - at * gap}
                r={DOT}
              />
            )),
          )}
          <text x="0" y={floor + 19} text-anchor="start">
            {write(low)}
          </text>
          <text x="100%" y={floor + 19} text-anchor="end">
            {write(high)}
          </text>
        </svg>
      )}
    </>
  );
}
