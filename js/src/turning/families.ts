/** What rules move: the best clue, the voters, the length of games, the seats; and what a change has moved. Pure. */
import type { Family, Judged } from "../protocol";
import type { IconName } from "../ui/icon";

export const FAMILIES: readonly Family[] = ["clue", "votes", "length", "seats"];

export const ICONS: Record<Family, IconName> = {
  clue: "moon",
  votes: "dial",
  length: "last",
  seats: "person",
};

/** Turns that are told apart. */
const SAME_TURNS = 0.05;
const SAME_CLUE = 0.005;

export const moved: Record<Family, (before: Judged, now: Judged) => boolean> = {
  clue: (before, now) =>
    before.any_clue !== now.any_clue || Math.abs((before.clue ?? 0) - (now.clue ?? 0)) >= SAME_CLUE,
  votes: (before, now) => before.kind !== now.kind,
  length: (before, now) =>
    before.turns !== null && now.turns !== null && Math.abs(before.turns - now.turns) >= SAME_TURNS,
  seats: (before, now) =>
    before.turns !== null &&
    now.turns !== null &&
    (before.apart?.which !== now.apart?.which || before.apart?.seat !== now.apart?.seat),
};
