/** The storyteller's moon, large. The moon means storyteller and nothing else. */
export function MoonBig() {
  return (
    <svg class="dx-moonbig" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="var(--dx-night2)" />
      <path d="M27.5 23.5A9.5 9.5 0 0 1 16 11.6a9.7 9.7 0 1 0 11.5 11.9z" fill="#f4d88f" />
      <circle cx="26" cy="13" r="1" fill="#fff" />
      <circle cx="29.5" cy="17.5" r=".7" fill="#fff" />
    </svg>
  );
}
