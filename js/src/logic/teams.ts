/** Who scores together: in team mode two players count as one. */
import type { PublicView } from "../protocol";

export function teamName(team: readonly string[]): string {
  return team.join(" & ");
}

/** The name under which a player scores. */
export function teamOf(view: Pick<PublicView, "teams">, player: string): string {
  const team = view.teams.find((members) => members.includes(player));
  return team ? teamName(team) : player;
}

/** Whom a player plays with, in team mode. */
export function mateOf(view: Pick<PublicView, "teams">, player: string): string | null {
  return view.teams.find((members) => members.includes(player))?.find((member) => member !== player) ?? null;
}

/** The players behind a name on the score sheet. */
export function membersOf(view: Pick<PublicView, "teams">, scorer: string): string[] {
  return view.teams.find((members) => teamName(members) === scorer) ?? [scorer];
}
