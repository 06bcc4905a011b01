/** Line icons in a 24 × 24 box. They only ever accompany words. */
import type { JSX } from "preact";

const PATHS = {
  moon: <path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z" fill="currentColor" stroke="none" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  lock: (
    <path d="M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3" />
  ),
  dots: <path d="M6 12h.01M12 12h.01M18 12h.01" stroke-width="3" />,
  more: <path d="M12 5h.01M12 12h.01M12 19h.01" stroke-width="2.6" />,
  text: (
    <path d="M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-5 4v-4a2 2 0 0 1-2-2z" />
  ),
  sound: <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11" />,
  sung: (
    <path d="M9 18V6l10-2v12M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z" />
  ),
  mimed: (
    <path d="M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.5a1.5 1.5 0 0 1 3 0V11m0-5a1.5 1.5 0 0 1 3 0v8.5a5.5 5.5 0 0 1-5.5 5.5c-2.3 0-3.5-.9-4.7-2.8L4.3 13a1.5 1.5 0 0 1 2.5-1.6L8 13" />
  ),
  loupe: <path d="M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM15 15l5 5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  person: <path d="M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM5 20c.6-4 3.2-6 7-6s6.4 2 7 6" />,
  bot: (
    <path d="M8 8h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3zM12 8V4.5M9.5 12.5h.01M14.5 12.5h.01M9.5 16h5" />
  ),
  phone: (
    <path d="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2" />
  ),
  plug: <path d="M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5V21M4 4l16 16" />,
  stop: <path d="M7 7h10v10H7z" />,
  microphone: (
    <path d="M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M9 21h6" />
  ),
  play: <path d="M8 5.5v13l10-6.5z" />,
  save: <path d="M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M5 19.5h14" />,
  again: <path d="M19 12a7 7 0 1 1-2-5l2 2m0-4v4h-4" />,
  copy: (
    <path d="M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 5.5v-1h-11v11h1" />
  ),
  left: <path d="m14.5 5-7 7 7 7" />,
  right: <path d="m9.5 5 7 7-7 7" />,
  before: <path d="m12 5-7 7 7 7M19 5l-7 7 7 7" />,
  after: <path d="m5 5 7 7-7 7M12 5l7 7-7 7" />,
  first: <path d="M6 5v14M18 5l-7 7 7 7" />,
  last: <path d="M18 5v14M6 5l7 7-7 7" />,
  down: <path d="m5 9.5 7 7 7-7" />,
  pause: <path d="M8.5 5.5v13M15.5 5.5v13" stroke-width="3" />,
  dial: <path d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 12l4.5-5" />,
  log: <path d="M5 6h.01M5 12h.01M5 18h.01M9 6h10M9 12h10M9 18h10" />,
  rules: (
    <path d="M5 5.5A1.5 1.5 0 0 1 6.5 4H19v13H6.5A1.5 1.5 0 0 0 5 18.5zm0 13A1.5 1.5 0 0 0 6.5 20H19v-3M9 8.5h6" />
  ),
  leave: <path d="M13 4H6v16h7M10.5 12H20m0 0-3.5-3.5M20 12l-3.5 3.5" />,
  curtain: <path d="M3 4.5h18M5 4.5v15.5c3-1.5 5-6 5-15.5M19 4.5v15.5c-3-1.5-5-6-5-15.5" />,
  fast: <path d="M5 6v12l7-6zM13 6v12l7-6z" />,
  info: <path d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 11v5M12 8h.01" />,
} satisfies Record<string, JSX.Element>;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="dx-ico" viewBox="0 0 24 24" aria-hidden="true">
      {PATHS[name]}
    </svg>
  );
}
