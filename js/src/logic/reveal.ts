/** What a reviewed turn shows: points, scores before it, votes by slot. */
import type { PublicView } from "../protocol";
import { teamOf } from "./teams";

/** Points of the turn, by player. */
export function pointsOf(view: PublicView, player: string): number {
  const points = view.score?.points ?? {};
  return points[player] ?? points[teamOf(view, player)] ?? 0;
}

/** `scores` of a review already hold what the turn paid. */
export function scoresBefore(view: PublicView): Record<string, number> {
  return Object.fromEntries(
    view.players.map((player) => [player, (view.scores[player] ?? 0) - pointsOf(view, player)]),
  );
}

/** Who voted for a slot, in playing order. */
export function votersOf(view: PublicView, slot: number): string[] {
  return view.players.filter((player) => view.votes?.[player]?.includes(slot));
}

/** Where two and more met without the red token, where most did first. */
export function meetings(view: PublicView): { slot: number; voters: string[] }[] {
  return view.tableau
    .map((_, at) => ({ slot: at + 1, voters: votersOf(view, at + 1) }))
    .filter(({ slot, voters }) => slot !== view.red && voters.length > 1)
    .sort((a, b) => b.voters.length - a.voters.length);
}

/** The slot that the turn was about: the one to find, or where most met. */
export function heart(view: PublicView): number {
  const drawn = view.tableau.map((_, at) => votersOf(view, at + 1).length);
  return view.target ?? drawn.indexOf(Math.max(...drawn)) + 1;
}
