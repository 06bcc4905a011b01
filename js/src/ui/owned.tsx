/** Whose a card on the table is, and who voted for it. */
import type { PublicView } from "../protocol";
import { Rabbit, Token } from "./rabbit";

interface BandProps {
  view: PublicView;
  owner: string;
  /** What stands there in place of the name. */
  text?: string;
  /** The place in the order of unfolding. */
  order?: number;
}

/** To look at: what is read aloud of the card says whose it is. */
export function Band({ view, owner, text = owner, order = 0 }: BandProps) {
  const at = view.players.indexOf(owner);
  return (
    <span class="dx-band" style={{ "--k": order }} aria-hidden="true">
      {at >= 0 && <Rabbit at={at} />}
      <span dir="auto">{text}</span>
    </span>
  );
}

interface VotersProps {
  view: PublicView;
  voters: readonly string[];
  label: string;
  isLit?(voter: string): boolean;
}

export function Voters({ view, voters, label, isLit }: VotersProps) {
  return (
    <ul
      class="dx-votes"
      data-many={voters.length > 4 || undefined}
      aria-label={label}
      aria-hidden={voters.length === 0 || undefined}
    >
      {voters.map((voter) => {
        const at = view.players.indexOf(voter);
        return (
          <li key={voter} title={voter} style={{ "--v": at }} data-lit={isLit?.(voter) || undefined}>
            <Token at={at} />
            <span class="dx-sr">{voter}</span>
          </li>
        );
      })}
    </ul>
  );
}
