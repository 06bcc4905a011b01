/** What two team mates with devices of their own have offered each other: whose offer stands. */
import type { Agreement } from "../protocol";

/** The words for it; null: nobody has offered yet, or there is nothing to agree on. */
export function offerOf(agreement: Agreement | null): "cards.offer.mine" | "cards.offer.theirs" | null {
  if (!agreement?.by) return null;
  return agreement.by === agreement.mate ? "cards.offer.theirs" : "cards.offer.mine";
}
