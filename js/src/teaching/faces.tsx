/** What the things look like that lie on the cards: a voter's token, and the red one. */
import { RedToken } from "../devices/dial";
import { colours, MarkShape } from "../ui/rabbit";

export function TokenFace({ at, second }: { at: number; second: boolean }) {
  return (
    <span class="dx-token dx-p" style={colours(at)} data-second={second || undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <MarkShape at={at} />
      </svg>
    </span>
  );
}

export function RedFace() {
  return (
    <svg viewBox="-13 -13 26 26" aria-hidden="true">
      <RedToken r={11.5} />
    </svg>
  );
}
