/** What differs between two score columns. Pure. */
import type { Both, Column, ReasonShape } from "../protocol";

/** A column of votes that can be paid for. */
export type Scored = Column & { fault: null };

export function isScored(column: Column | undefined): column is Scored {
  return column !== undefined && column.fault === null;
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
