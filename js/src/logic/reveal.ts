/** What a reviewed turn shows: scores before it, votes by slot, and which tokens a reason speaks of. */
import type { PublicView } from "../protocol";
import { membersOf, teamOf } from "./teams";

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

/** The names on the score sheet: the storyteller, then by points; in team mode teams. */
export function sheetOrder(view: PublicView): string[] {
  const points = view.score?.points ?? {};
  const names = Object.keys(points);
  const first = view.mode !== "party" && view.storyteller ? teamOf(view, view.storyteller) : null;
  const rank = (name: string) => (name === first ? Number.POSITIVE_INFINITY : (points[name] ?? 0));
  return names.sort((a, b) => rank(b) - rank(a));
}

export interface Lit {
  slots: number[];
  voters: string[];
}

/** The slots and tokens that a line of the score sheet speaks of. */
export function lit(view: PublicView, scorer: string, rule: string): Lit {
  const members = membersOf(view, scorer);
  const slots = view.tableau.map((_, at) => at + 1);
  const own = slots.filter((slot) => members.includes(view.owners?.[slot - 1] ?? "") && slot !== view.target);
  const target = view.target === null ? [] : [view.target];
  const votes = members.flatMap((member) => view.votes?.[member] ?? []);
  switch (rule) {
    case "decoy_votes":
      return { slots: own, voters: own.flatMap((slot) => votersOf(view, slot)) };
    case "storyteller_some":
    case "storyteller_everybody":
    case "storyteller_nobody":
    case "lone_finder_storyteller":
    case "nobody_found":
    case "everybody_found":
      return { slots: target, voters: target.flatMap((slot) => votersOf(view, slot)) };
    case "together":
    case "alone":
    case "red_token":
      return { slots: votes, voters: votes.flatMap((slot) => votersOf(view, slot)) };
    default:
      return { slots: votes, voters: members };
  }
}
