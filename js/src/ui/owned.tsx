/** Whose a card on the table is, and who voted for it. */
import type { PublicView } from "../protocol";
import { Rabbit, Token } from "./rabbit";

interface BandProps {
  view: PublicView;
  owner: string;
  /** The place in the order of unfolding. */
  order?: number;
}

export function Band({ view, owner, order = 0 }: BandProps) {
  const at = view.players.indexOf(owner);
  return (
    <span class="dx-band" style={{ "--k": order }}>
      {at >= 0 && <Rabbit at={at} />}
      <span dir="auto">{owner}</span>
    </span>
  );
}

export function Voters({
  view,
  voters,
  label,
}: {
  view: PublicView;
  voters: readonly string[];
  label: string;
}) {
  return (
    <ul class="dx-votes" data-many={voters.length > 4 || undefined} aria-label={label}>
      {voters.map((voter) => (
        <li key={voter} title={voter}>
          <Token at={view.players.indexOf(voter)} />
          <span class="dx-sr">{voter}</span>
        </li>
      ))}
    </ul>
  );
}
