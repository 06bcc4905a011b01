/** The scoring track: where the stepping stones to the moon lie. */
import type { Point } from "./circle";

export interface Course {
  target: number;
  width: number;
  height: number;
  rows: number;
  stone(score: number): Point;
}

const NARROW = 560;

/** One row of stones on wide screens, a serpentine of two rows on narrow ones; long targets take more rows. */
export function course(width: number, target: number): Course {
  const narrow = width < NARROW;
  const perRow = narrow ? 16 : Math.max(31, Math.min(target + 1, Math.floor(width / 18)));
  const rows = Math.ceil((target + 1) / perRow);
  const inRow = Math.ceil((target + 1) / rows);
  const left = narrow ? 20 : 26;
  const right = width - (narrow ? 20 : rows > 1 ? 26 : 46);
  const top = rows > 1 ? 60 : 72;
  return {
    target,
    width,
    height: rows > 1 ? 90 + (rows - 1) * 70 : 104,
    rows,
    stone(score) {
      const at = Math.max(0, Math.min(score, target));
      const row = Math.floor(at / inRow);
      const column = row % 2 ? inRow - 1 - (at % inRow) : at % inRow;
      return {
        x: left + (column * (right - left)) / (inRow - 1),
        y: top + row * 70 + 5 * Math.sin(at * 0.62),
      };
    },
  };
}

export interface Pawn {
  player: string;
  /** How many pawns stand on the same stone before this one. */
  behind: number;
}

/** Pawns in drawing order; those that share a stone fan out. */
export function fanOut(players: readonly string[], scores: Record<string, number>): Pawn[] {
  const crowd = new Map<number, number>();
  return [...players]
    .sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
    .map((player) => {
      const score = scores[player] ?? 0;
      const behind = crowd.get(score) ?? 0;
      crowd.set(score, behind + 1);
      return { player, behind };
    });
}
