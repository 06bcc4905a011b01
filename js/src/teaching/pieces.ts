/** The tokens of a position, and where they may go. Pure. */
import type { Ballot, LabState } from "../protocol";

/** Slots voted for, by voter; whoever has not voted is missing. */
export type Votes = LabState["votes"];

export interface Piece {
  key: string;
  voter: string;
  /** 0: the first vote, 1: the second … */
  index: number;
  /** Null: on no card. */
  slot: number | null;
}

/** Every token there is: those that lie, one to vote with, and one more where another vote is allowed. */
export function pieces(votes: Votes, ballots: Record<string, Ballot>, players: readonly string[]): Piece[] {
  return players.flatMap((voter) => {
    const laid = votes[voter] ?? [];
    const most = ballots[voter]?.most ?? 0;
    const all = Math.max(laid.length, Math.min(most, laid.length + 1));
    return Array.from({ length: all }, (_, index) => ({
      key: `${voter}#${index}`,
      voter,
      index,
      slot: laid[index] ?? null,
    }));
  });
}

/** A voter's votes after a token has gone elsewhere; null: nothing changes, for another one lies there. */
export function moved(laid: readonly number[], index: number, slot: number | null): number[] | null {
  if (slot !== null && laid.includes(slot)) return null;
  const next = [...laid];
  if (slot === null) next.splice(index, 1);
  else next[Math.min(index, laid.length)] = slot;
  return next.length === laid.length && next.every((one, at) => one === laid[at]) ? null : next;
}

/** The slot that a key leads to: one on, a row down, the first, the last. */
export function stepped(
  from: number | null,
  key: string,
  columns: number,
  open: readonly number[],
): number | null {
  if (!open.length) return null;
  const first = open[0] ?? null;
  const last = open.at(-1) ?? null;
  if (key === "Home") return first;
  if (key === "End") return last;
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (!by) return null;
  if (from === null) return by > 0 ? first : last;
  if (Math.abs(by) === 1) {
    const beyond = by > 0 ? open.find((slot) => slot > from) : open.findLast((slot) => slot < from);
    return beyond ?? (by > 0 ? first : last);
  }
  const highest = Math.max(...open, from);
  for (let to = from + by; to >= 1 && to <= highest; to += by) if (open.includes(to)) return to;
  return from;
}
