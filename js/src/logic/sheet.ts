/** What the score sheet of a turn shows: its names in order, and which tokens a reason speaks of. */
import type { PublicView } from "../protocol";
import { votersOf } from "./reveal";
import { membersOf, teamOf } from "./teams";

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
