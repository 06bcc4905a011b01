/** Who has won, in words: teams as teams. */
import type { PublicView } from "../protocol";
import type { Words } from "../words";
import { teamOf } from "./teams";

/** The winners as they scored: players, or teams. */
export function victors(view: PublicView): string[] {
  return [...new Set(view.winners.map((winner) => teamOf(view, winner)))];
}

export function victory(view: PublicView, words: Words): string {
  const won = victors(view);
  const team = view.mode === "team" && won.length === 1;
  return team
    ? words.say("over.title_team", { name: won[0] ?? "" })
    : words.count("over.title", won.length, { names: words.names(won) });
}
