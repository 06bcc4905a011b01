/** What is worth telling of a finished game: how somebody told, who thought alike, where it turned. */
import type { PublicView } from "../protocol";
import { heart, pointsOf, votersOf } from "./reveal";
import { teamOf } from "./teams";
import { victors } from "./victory";

/** A clue as the table took it. */
export interface Told {
  turn: number;
  card: string;
  text: string;
  by: string;
  found: number;
  of: number;
  /** What it paid whoever told it. */
  points: number;
}

/** Every clue that somebody told, where there was a card to find. */
export function told(turns: readonly PublicView[], by: string): Told[] {
  return turns.flatMap((turn) => {
    const { clue, target, score } = turn;
    if (clue?.by !== by || target === null || !score) return [];
    const of = new Set(Object.keys(turn.votes ?? {}).map((player) => teamOf(turn, player))).size;
    const card = turn.tableau[target - 1] ?? "";
    const found = score.finders.length;
    return [{ turn: turn.turn, card, text: clue.text, by, found, of, points: pointsOf(turn, by) }];
  });
}

export interface Habit {
  found: number;
  of: number;
  /** So many of all clues. */
  times: number;
  all: number;
}

/** How many found it most often; of two, who told that clearly last. */
export function habit(clues: readonly Told[]): Habit | null {
  const times = (found: number) => clues.filter((clue) => clue.found === found).length;
  const most = Math.max(...clues.map(({ found }) => times(found)));
  const usual = clues.findLast(({ found }) => times(found) === most);
  return usual ? { found: usual.found, of: usual.of, times: most, all: clues.length } : null;
}

export interface Decoy {
  card: string;
  by: string;
  votes: number;
  /** Votes for the card to find. */
  found: number;
  clue: string;
}

/** The decoy that took in more people than the true card did, by most. */
export function boldestDecoy(turns: readonly PublicView[]): Decoy | null {
  let boldest: Decoy | null = null;
  for (const turn of turns) {
    if (turn.target === null) continue;
    const found = votersOf(turn, turn.target).length;
    turn.tableau.forEach((card, at) => {
      const by = turn.owners?.[at] ?? "";
      const votes = votersOf(turn, at + 1).length;
      const lead = boldest ? boldest.votes - boldest.found : 0;
      if (at + 1 !== turn.target && votes - found > lead)
        boldest = { card, by, votes, found, clue: turn.clue?.text ?? "" };
    });
  }
  return boldest;
}

export interface Pair {
  names: [string, string];
  same: number;
  of: number;
}

const OFTEN = 3; // turns in which two have voted, before anything is said of their minds

/** The two who most often voted for the same card, among those who voted together often enough. */
export function closestPair(turns: readonly PublicView[]): Pair | null {
  const players = turns[0]?.players ?? [];
  const pairs = players.flatMap((one, at) =>
    players.slice(at + 1).map((other): Pair => {
      const both = turns.filter(({ votes }) => votes?.[one] && votes[other]);
      const same = both.filter(({ votes }) => votes?.[one]?.some((slot) => votes[other]?.includes(slot)));
      return { names: [one, other], same: same.length, of: both.length };
    }),
  );
  const share = ({ same, of }: Pair) => same / of;
  const able = pairs.filter(({ same, of }) => of >= OFTEN && same > 0);
  return able.sort((a, b) => share(b) - share(a) || b.of - a.of)[0] ?? null;
}

export interface Turning {
  turn: number;
  /** Who has led since. */
  winner: string;
  /** Who led before; empty: nobody alone. */
  before: string;
  card: string;
  clue: string;
}

/** The last turn with which whoever won took the lead; null where the victory is shared. */
export function turningPoint(turns: readonly PublicView[], end: PublicView): Turning | null {
  const [winner, ...more] = victors(end);
  if (!winner || more.length > 0) return null;
  const leaders = turns.map((turn) => leaderOf(turn));
  const at = leaders.findLastIndex((leader, index) => leader === winner && leaders[index - 1] !== winner);
  const turn = turns[at];
  if (!turn) return null;
  return {
    turn: turn.turn,
    winner,
    before: leaders[at - 1] ?? "",
    card: turn.tableau[heart(turn) - 1] ?? "",
    clue: turn.clue?.text ?? "",
  };
}

/** Who alone has most points after a turn; empty: several have. */
function leaderOf(turn: PublicView): string {
  const most = Math.max(...Object.values(turn.scores));
  const first = turn.players.filter((player) => turn.scores[player] === most);
  const sides = [...new Set(first.map((player) => teamOf(turn, player)))];
  return sides.length === 1 ? (sides[0] ?? "") : "";
}
