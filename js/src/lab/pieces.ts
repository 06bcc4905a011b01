/** The tokens of a position, where they may go, and what differs between two score columns. Pure. */
import type { Both } from "../messages";
import type { ReasonShape } from "../protocol";
import type { Ballot, Column, Impossible, Scored, Votes } from "./messages";

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

export function isScored(column: Column | undefined): column is Scored {
  return column !== undefined && column.fault === null;
}

export function isImpossible(column: Column | undefined): column is Impossible {
  return column !== undefined && column.fault !== null;
}

/** What a player has more or less than under the yardstick; 0 also where one of them is impossible. */
export function difference(yardstick: Column | undefined, column: Column, player: string): number {
  if (!isScored(yardstick) || !isScored(column)) return 0;
  return (column.points[player] ?? 0) - (yardstick.points[player] ?? 0);
}

/** Whether a reason is not among the yardstick's for the same player. */
export function isOther(yardstick: Column | undefined, player: string, reason: ReasonShape): boolean {
  if (!isScored(yardstick)) return false;
  const known = yardstick.reasons[player] ?? [];
  return !known.some(
    (one) => one.rule === reason.rule && one.points === reason.points && one.capped === reason.capped,
  );
}

/** The players in the order of the sheet: who tells, then as they sit. */
export function rows(players: readonly string[], storyteller: string | null): string[] {
  return storyteller === null
    ? [...players]
    : [storyteller, ...players.filter((player) => player !== storyteller)];
}

/** Who has most points, if anybody has any. */
export function leaders(column: Scored): { names: string[]; points: number } {
  const points = Math.max(0, ...Object.values(column.points));
  const names = Object.keys(column.points).filter((name) => column.points[name] === points);
  return { names: points > 0 ? names : [], points };
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The name of a column; where two have the same, with what makes it differ. */
export function told(columns: readonly Column[], at: number, of: (text: Both | undefined) => string): string {
  const name = of(columns[at]?.name);
  const twice = columns.filter((column) => of(column.name) === name).length > 1;
  return twice ? `${name} (${of(columns[at]?.note)})` : name;
}

/** Reasons of the yardstick that are missing here, where nothing came in their place. */
export function missing(yardstick: Column | undefined, column: Scored, player: string): ReasonShape[] {
  if (!isScored(yardstick) || yardstick === column) return [];
  const here = column.reasons[player] ?? [];
  if (here.some((reason) => isOther(yardstick, player, reason))) return [];
  return (yardstick.reasons[player] ?? []).filter((one) => !here.some(({ rule }) => rule === one.rule));
}
