/** Whether something is done for the first time in a game: then a line tells what it is about. */
import type { PublicView } from "../protocol";

export function guessesFirst(view: PublicView, seat: string): boolean {
  const { mode, players, storyteller, turn } = view;
  if (mode !== "storyteller" || !storyteller || storyteller === seat) return false;
  // telling goes round: who told first guesses in the second turn
  const before = players[(players.indexOf(storyteller) + players.length - 1) % players.length];
  return turn === 1 || (turn === 2 && before === seat);
}

/** The first points of all; a storyteller’s card is what they hang on. */
export function scoresFirst({ mode, turn }: PublicView): boolean {
  return mode === "storyteller" && turn === 1;
}
