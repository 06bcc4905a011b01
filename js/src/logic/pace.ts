/** How long it seems to take whoever acts: people no time, bots what a person of their character would need. */
import type { PublicView, Seat } from "../protocol";
import { chance } from "./stars";

/** What a person asks of the table. */
export const PACES = ["slow", "normal", "quick", "none"] as const;
export type Pace = (typeof PACES)[number];

export const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, quick: 0.35, none: 0 };

/** The least and the most that a bot thinks, in s, by its character. */
const CHARACTERS: Record<string, [number, number]> = {
  random: [1.5, 2.2],
  contrarian: [1.5, 3],
  strategist: [2, 3.6],
  literal: [2.2, 4.2],
  human: [1.6, 5],
  poet: [2.4, 5],
};
const ANY: [number, number] = [1.6, 4];
const LEAST = 0.35; // s between two bots, that each is seen
const TURNING = 0.6; // s between a turn and the next, which nobody thinks about

/** Who acted between two views that follow each other; none where the table went on. */
export function actor(view: PublicView, next: PublicView): string | undefined {
  if (view.phase === "clue") return next.clue?.by;
  if (view.phase === next.phase) return deeds(next).find((player) => !deeds(view).includes(player));
  // the last of a phase: with them it is over, and who has acted in it is told no more
  return view.phase === "cards" || view.phase === "vote" ? view.waiting_for[0] : undefined;
}

/** For how many seconds a view stays before the next one. */
export function stays(view: PublicView, next: PublicView, seats: readonly Seat[]): number {
  const seat = seats.find(({ name }) => name === actor(view, next));
  if (!seat) return view.phase === next.phase ? 0 : TURNING;
  if (seat.kind !== "bot") return 0;
  const [least, most] = CHARACTERS[seat.character] ?? ANY;
  const thinks = least + (most - least) * chance(31 * next.revision + seats.indexOf(seat))();
  return Math.max(LEAST, thinks / sideBySide(view, seats));
}

/**
 * How many bots have thought at the same time. One after the other while somebody is thinking with them; whoever has
 * acted, or has told the clue, waits for all of them no longer than for one.
 */
function sideBySide(view: PublicView, seats: readonly Seat[]): number {
  const waited = seats.filter(({ name }) => view.waiting_for.includes(name));
  if (waited.some(({ kind }) => kind !== "bot")) return 1;
  const acted = seats.filter(({ name, kind }) => kind === "bot" && deeds(view).includes(name));
  return Math.max(1, waited.length + acted.length);
}

/**
 * Views that follow each other, with what people have done brought forward: nobody waits to see an own move until the
 * bots have thought.
 */
export function hastened(views: readonly PublicView[], seats: readonly Seat[]): PublicView[] {
  const people = seats.filter(({ kind }) => kind !== "bot").map(({ name }) => name);
  return views.map((view) => {
    const last = views.findLast(({ turn, phase }) => turn === view.turn && phase === view.phase) ?? view;
    const over = last !== views.at(-1);
    // where the phase is over, everybody has acted who was waited for, or a teammate has
    const acted = people.filter(
      (name) => deeds(last).includes(name) || (over && last.waiting_for.includes(name)),
    );
    const missing = acted.filter((name) => !deeds(view).includes(name));
    const waited = view.waiting_for.filter((name) => !acted.includes(name));
    if (missing.length === 0 && waited.length === view.waiting_for.length) return view;
    const done = view.players.filter((name) => [...deeds(view), ...missing].includes(name));
    return {
      ...view,
      waiting_for: waited,
      ...(view.phase === "vote" ? { voted: done } : { handed_in: done }),
    };
  });
}

function deeds(view: PublicView): string[] {
  return view.phase === "vote" ? view.voted : view.phase === "cards" ? view.handed_in : [];
}
