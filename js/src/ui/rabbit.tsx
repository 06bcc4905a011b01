/** The players: a rabbit in a colour with a mark on its belly, and the round token with the same mark. */
import type { CSSProperties } from "preact";

/** 12 × 12 boxes. A crescent is the storyteller's and never a player's. */
export const MARKS = [
  "M6 .8a5.2 5.2 0 1 0 0 10.4A5.2 5.2 0 0 0 6 .8z", // circle
  "M1.6 1.6h8.8v8.8H1.6z", // square
  "M6 .9 11.4 10.6H.6z", // triangle
  "M6 .2 11.4 6 6 11.8.6 6z", // diamond
  "M6 .3 7.7 4.2l4.1.4-3.1 2.8.9 4.1L6 9.4l-3.6 2.1.9-4.1L.2 4.6l4.1-.4z", // star
  "M6 .2C8 3.2 10 5.2 10 7.7a4 4 0 0 1-8 0C2 5.2 4 3.2 6 .2z", // drop
  "M4.2.8h3.6v3.4h3.4v3.6H7.8v3.4H4.2V7.8H.8V4.2h3.4z", // plus
  "M6 11.2C2.2 8.4.5 6.3.5 4.1.5 2.4 1.8 1.2 3.3 1.2c1.1 0 2.1.6 2.7 1.7.6-1.1 1.6-1.7 2.7-1.7 1.5 0 2.8 1.2 2.8 2.9 0 2.2-1.7 4.3-5.5 7.1z", // heart
  "M6 .4a2.6 2.6 0 0 1 2.6 3A2.6 2.6 0 1 1 8.6 8.6 2.6 2.6 0 1 1 3.4 8.6 2.6 2.6 0 1 1 3.4 3.4 2.6 2.6 0 0 1 6 .4z", // clover
  "M1 11C.6 5 4 1 11.2.8 11.4 7.6 7.6 11.4 1 11z", // leaf
  "M6 .6a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 6 .6zm0 3a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z", // ring
  "M.9 1.6h10.2v3.2H.9zM.9 7.2h10.2v3.2H.9z", // bars
] as const;

export const BODY =
  "M9.6 46.5C6 46.5 4.4 44.6 4.9 41.6 5.7 36.9 8.4 33.4 11.9 31.2 9.3 29.3 8 26.6 8.3 23.6 8.6 20.6 10.2 18.2 12.7 16.8 9.8 12 8.6 6.5 10 3.6 11 1.4 13.6 1.3 15.2 3.4 17.3 6.3 18.5 10.9 18.9 15.1 19.7 15 20.6 15 21.4 15.1 21.5 11.6 22.2 8 23.6 5.3 24.9 2.8 27.4 2 29.6 3.4 32.4 5.2 34.8 8.4 35.4 11.2 35.7 12.8 34.3 13.5 33 12.6 31.4 11.5 30.4 11.3 29.4 12 28.6 13.4 28 15.2 27.4 16.9 29.9 18.3 31.4 20.7 31.7 23.6 32 26.6 30.7 29.3 28.1 31.2 31.6 33.4 34.3 36.9 35.1 41.6 35.6 44.6 34 46.5 30.4 46.5z";

/** The custom properties of a player's colour; `at` counts from 0. */
export function colours(at: number): CSSProperties {
  const seat = (((at % 12) + 12) % 12) + 1;
  return { "--pc": `var(--dx-p${seat})`, "--pi": `var(--dx-p${seat}i, #fff)` } as CSSProperties;
}

export function MarkShape({ at }: { at: number }) {
  return <path d={MARKS[((at % 12) + 12) % 12]} fill-rule="evenodd" />;
}

/** The drawing alone, to be put into a larger picture. */
export function RabbitShape({ at }: { at: number }) {
  return (
    <>
      <path
        class="dx-rabbit-b"
        d={BODY}
        fill="var(--pc)"
        stroke="var(--edge)"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path
        d="M13 6.4c1.6 1.8 2.9 5.2 3.3 8.2M25.2 8.4c-.9 1.9-1.4 4.1-1.6 6.2"
        stroke="var(--pi)"
        stroke-opacity=".38"
        stroke-width="1.6"
        fill="none"
        stroke-linecap="round"
      />
      <circle cx="16" cy="23.6" r="1.5" fill="var(--pi)" />
      <circle cx="24" cy="23.6" r="1.5" fill="var(--pi)" />
      <path d="M19 26.6h2L20 27.8z" fill="var(--pi)" />
      <g transform="translate(13.4 31.6) scale(1.1)" fill="var(--pi)">
        <MarkShape at={at} />
      </g>
    </>
  );
}

export function Rabbit({ at }: { at: number }) {
  return (
    <svg class="dx-rabbit dx-p" style={colours(at)} viewBox="3 0 34 48" aria-hidden="true">
      <RabbitShape at={at} />
    </svg>
  );
}

export function Token({ at, waiting = false }: { at: number; waiting?: boolean }) {
  return (
    <span class="dx-token dx-p" style={colours(at)} data-wait={waiting || undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <MarkShape at={at} />
      </svg>
    </span>
  );
}
