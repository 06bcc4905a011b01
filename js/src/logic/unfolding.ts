/** The reveal in an order that keeps the secret to the end: what is shown when, and for how long nothing more is. */
import type { PublicView } from "../protocol";

/**
 * The storyteller's hand is on the cards · the votes drop · the wrong cards dim, each with its owner, and a breath ·
 * the moon on the right one · the headline · the points · all is said.
 */
export const BEATS = ["held", "votes", "owners", "moon", "headline", "points", "done"] as const;
export type Beat = (typeof BEATS)[number];

export const VOTE = 140; // ms from one vote to the next
export const VOTE_TOLD = 420; // the same for whoever has told and has waited for them
export const OWNER = 150; // ms from one card to the next
const BREATH = 700;

export function isAt(now: Beat, beat: Beat): boolean {
  return BEATS.indexOf(now) >= BEATS.indexOf(beat);
}

/** How long a beat lasts, in ms; null: until somebody goes on, or the rabbits have landed. */
export function lasting(beat: Beat, view: PublicView, told: boolean, hops: boolean): number | null {
  switch (beat) {
    case "votes":
      return 400 + view.players.length * (told ? VOTE_TOLD : VOTE);
    case "owners":
      return 250 + view.tableau.length * OWNER + BREATH;
    case "moon":
      return 700;
    case "headline":
      return 500;
    case "points":
      return hops ? null : 700;
    default:
      return null;
  }
}
