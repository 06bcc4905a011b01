/** Who is at the table, where some have come with devices of their own. */
import type { Presence, Seating } from "../protocol";

/** Whether somebody is at a player’s seat; null where everybody sits at one screen, so that it goes without saying. */
export function presenceOf({ seats, present }: Seating, player: string): Presence | null {
  if (!seats.some(({ kind }) => kind === "remote")) return null;
  return present[seats.findIndex(({ name }) => name === player)] ?? null;
}

/** Whether a player has a device of their own: going on after the review is then for all who are there to say. */
export function isRemote({ seats }: Seating, player: string): boolean {
  return seats.some(({ name, kind }) => kind === "remote" && name === player);
}

/** Who is there and has not yet said that the game may go on. */
export function notReady({ seats, present, ready }: Seating): string[] {
  return seats
    .filter(({ kind }, at) => kind === "person" || (kind === "remote" && present[at] === "yes"))
    .map(({ name }) => name)
    .filter((name) => !ready.includes(name));
}
