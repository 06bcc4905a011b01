/** A vote being set: which slot each pointer rests on, and which pointer moves. */
import type { OptionsShape } from "../protocol";

export type Pointer = "first" | "second" | "red";

export interface Ballot {
  first: number | null;
  second: number | null;
  red: number | null;
  active: Pointer;
}

export const EMPTY: Ballot = { first: null, second: null, red: null, active: "first" };

export type Allowed = Pick<OptionsShape, "slots" | "red_slots" | "votes_min" | "votes_max">;

/** Which pointers this vote has. */
export function pointers(allowed: Allowed): Pointer[] {
  const list: Pointer[] = ["first"];
  if (allowed.votes_max > 1) list.push("second");
  if (allowed.red_slots.length > 0) list.push("red");
  return list;
}

/** The slots where the active pointer may rest. */
export function open(ballot: Ballot, allowed: Allowed): number[] {
  if (ballot.active === "red") return allowed.red_slots;
  if (ballot.active === "second") return allowed.slots.filter((slot) => slot !== ballot.first);
  return allowed.slots;
}

/** Points the active pointer at a slot; the optional second is lifted by choosing its slot again. */
export function point(ballot: Ballot, slot: number, allowed: Allowed): Ballot {
  if (!open(ballot, allowed).includes(slot)) return ballot;
  if (ballot.active === "red") return { ...ballot, red: slot };
  if (ballot.active === "second") return { ...ballot, second: ballot.second === slot ? null : slot };
  return { ...ballot, first: slot, second: ballot.second === slot ? null : ballot.second };
}

/** The next open slot in a direction, from where the active pointer rests. */
export function step(ballot: Ballot, by: 1 | -1, count: number, allowed: Allowed): Ballot {
  const able = open(ballot, allowed);
  if (able.length === 0) return ballot;
  let slot = ballot[ballot.active] ?? (by > 0 ? 0 : 1);
  do slot = ((slot - 1 + by + count) % count) + 1;
  while (!able.includes(slot));
  if (slot === ballot[ballot.active]) return ballot;
  return point(ballot, slot, allowed);
}

export function ready(ballot: Ballot, allowed: Allowed): boolean {
  return slots(ballot).length >= allowed.votes_min && (allowed.red_slots.length === 0 || ballot.red !== null);
}

export function slots(ballot: Ballot): number[] {
  return [ballot.first, ballot.second].filter((slot): slot is number => slot !== null);
}
