/** Where in a recorded game one is, and in words what led there. */
import type { FilmTrait, OpenView, PrivateView, PublicView, TurnMark } from "../protocol";
import type { Say } from "./words";

/** The turn that a position belongs to, counted from 0. */
export function turnAt(turns: readonly TurnMark[], position: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ start }) => start <= position),
  );
}

/** Where the next turn begins. */
export function turnAfter(turns: readonly TurnMark[], position: number): number | undefined {
  return turns.find(({ start }) => start > position)?.start;
}

/** Where this turn begins, or where one is there already, the one before. */
export function turnBefore(turns: readonly TurnMark[], position: number): number {
  return turns.findLast(({ start }) => start < position)?.start ?? 0;
}

/** What whoever looks knows of the moment at the position. */
export interface Known {
  view: PublicView | null;
  private: PrivateView | null;
  open: OpenView | null;
}

/** The position in words: the turn, who did what, and as much of it as whoever looks knew then. */
export function caption(film: FilmTrait, position: number, known: Known, say: Say): string {
  const turn = say("replay.turn", {
    n: film.turns[turnAt(film.turns, position)]?.turn ?? 1,
    all: film.turns.at(-1)?.turn ?? 1,
  });
  const parts = [turn, deed(film, position, known, say)];
  if (film.reviews.includes(position)) parts.push(say("replay.revealed"));
  return parts.join(" · ");
}

function deed(film: FilmTrait, position: number, known: Known, say: Say): string {
  const { kind, player } = film.steps[position] ?? { kind: "start", player: "" };
  switch (kind) {
    case "start":
      return say("replay.did.start");
    case "turn":
      return player ? say("replay.did.turn", { name: player }) : say("replay.did.race");
    case "vote": {
      const [slot, second] = votes(known, position, player);
      if (slot === undefined) return say("replay.did.vote", { name: player });
      return second === undefined
        ? say("replay.did.vote_for", { name: player, slot })
        : say("replay.did.vote_two", { name: player, slot, second });
    }
    default:
      return say(`replay.did.${kind}`, { name: player });
  }
}

/** Where a player's votes went, if that was known and what is known is of this moment. */
function votes({ view, private: own, open }: Known, position: number, player: string): number[] {
  if (view?.revision !== position) return [];
  return open?.votes[player] ?? (own?.you === player ? own.vote : null) ?? view.votes?.[player] ?? [];
}
