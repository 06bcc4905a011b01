/** A rabbit in a round window full of night: where somebody comes to the table. */
import { sky } from "../logic/stars";
import { Rabbit } from "./rabbit";

const STARS = sky(40, 168, 168, 5);

/** `id` has to be unique in the page. */
export function MoonWindow({ at, id }: { at: number; id: string }) {
  return (
    <div class="dx-pass-moon">
      <svg viewBox="0 0 168 168" aria-hidden="true">
        <clipPath id={id}>
          <circle cx="84" cy="84" r="82" />
        </clipPath>
        <circle cx="84" cy="84" r="84" fill="#c9a75a" />
        <g clip-path={`url(#${id})`}>
          <rect width="168" height="168" fill="#211e4a" />
          {STARS.map((star) => (
            <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity={star.o} />
          ))}
          <circle cx="84" cy="88" r="56" fill="#f6e2ab" />
          <path d="M0 150q42-22 84-10t84-4v32H0z" fill="#151236" />
        </g>
      </svg>
      <Rabbit at={at} />
    </div>
  );
}
