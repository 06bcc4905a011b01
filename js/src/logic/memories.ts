/** What a finished game leaves behind: places, lines of points, the best clue and the best decoy. */
import type { PublicView } from "../protocol";
import { votersOf } from "./reveal";
import { membersOf, teamOf } from "./teams";

export interface Place {
  player: string;
  /** Equal scores stand on the same step; the next place is skipped. */
  place: number;
  score: number;
}

export function ranking(players: readonly string[], scores: Record<string, number>): Place[] {
  const score = (player: string) => scores[player] ?? 0;
  return [...players]
    .sort((a, b) => score(b) - score(a))
    .map((player) => ({
      player,
      score: score(player),
      place: 1 + players.filter((other) => score(other) > score(player)).length,
    }));
}

/** The places of all who score for themselves: players, or teams. */
export function scorersPlaces(view: PublicView): Place[] {
  const scorers = [...new Set(view.players.map((player) => teamOf(view, player)))];
  const score = (scorer: string) => view.scores[membersOf(view, scorer)[0] ?? scorer] ?? 0;
  return ranking(scorers, Object.fromEntries(scorers.map((scorer) => [scorer, score(scorer)])));
}

/** The places of all players: two of a team stand on the same step, and the next team on the next. */
export function playersPlaces(view: PublicView): Place[] {
  return scorersPlaces(view).flatMap((one) =>
    membersOf(view, one.player).map((player) => ({ ...one, player })),
  );
}

/** A player's score after every turn, from 0. */
export function progress(turns: readonly PublicView[], player: string): number[] {
  return [0, ...turns.map((turn) => turn.scores[player] ?? 0)];
}

export interface BestClue {
  card: string;
  text: string;
  by: string;
  found: number;
  of: number;
}

/** The clue that split the table best: found by some, as close to half of them as can be. */
export function bestClue(turns: readonly PublicView[]): BestClue | null {
  let best: BestClue | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const turn of turns) {
    const { clue, target, score } = turn;
    if (!clue?.text || target === null || score?.outcome !== "some") continue;
    const of = new Set(Object.keys(turn.votes ?? {}).map((player) => teamOf(turn, player))).size;
    const found = score.finders.length;
    const away = Math.abs(found / of - 0.5);
    if (away < least) {
      least = away;
      best = { card: turn.tableau[target - 1] ?? "", text: clue.text, by: clue.by, found, of };
    }
  }
  return best;
}

export interface BestDecoy {
  card: string;
  by: string;
  votes: number;
  clue: string;
}

/** The guessers' card that drew the most votes; in party mode no card is a decoy. */
export function bestDecoy(turns: readonly PublicView[]): BestDecoy | null {
  let best: BestDecoy | null = null;
  for (const turn of turns) {
    if (turn.mode === "party") continue;
    turn.tableau.forEach((card, at) => {
      const by = turn.owners?.[at] ?? "";
      const votes = votersOf(turn, at + 1).filter((voter) => voter !== by).length;
      if (at + 1 !== turn.target && votes > (best?.votes ?? 0))
        best = { card, by, votes, clue: turn.clue?.text ?? "" };
    });
  }
  return best;
}
