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

/** The players behind a name on the score sheet. */
export function membersOf(view: Pick<PublicView, "teams">, scorer: string): string[] {
  return view.teams.find((members) => teamName(members) === scorer) ?? [scorer];
}
