/** A slider over a whole game: its turns as stretches in the colours of those who tell. */
import { colours, Token } from "./rabbit";

export interface Stretch {
  start: number;
  end: number;
  /** Where the storyteller's token stands. */
  mark: number;
  /** The storyteller's seat; -1: nobody told. */
  seat: number;
}

interface Props {
  at: number;
  last: number;
  stretches: readonly Stretch[];
  label: string;
  /** The position in words. */
  text: string;
  onSeek(position: number): void;
  onHold?(held: boolean): void;
}

export function Scrubber({ at, last, stretches, label, text, onSeek, onHold }: Props) {
  const all = Math.max(1, last);
  return (
    <div class="dx-scrub">
      <div class="dx-scrub-road" aria-hidden="true">
        {stretches.map(({ start, end, mark, seat }) => (
          <span
            key={start}
            class="dx-scrub-turn dx-p"
            data-now={(start <= at && (at < end || end === last)) || undefined}
            style={{
              ...(seat < 0 ? {} : colours(seat)),
              "--from": start / all,
              "--part": (end - start) / all,
              "--mark": end > start ? (mark - start) / (end - start) : 0,
            }}
          >
            {seat >= 0 && <Token at={seat} />}
          </span>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={all}
        value={at}
        data-dx="scrub"
        data-dx-focus
        aria-label={label}
        aria-valuetext={text}
        onInput={(event) => onSeek(Math.min(last, Number(event.currentTarget.value)))}
        onFocus={() => onHold?.(true)}
        onBlur={() => onHold?.(false)}
      />
    </div>
  );
}
