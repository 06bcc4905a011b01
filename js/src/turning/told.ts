/** What rules come to, in words: in a line of its own, beside what it was before, or briefly in a table. */
import type { Family, Judged } from "../protocol";
import { useTurning } from "./context";
import { moved } from "./families";
import { type TurningKey, written } from "./words";

export interface Told {
  inLine(family: Family, now: Judged, before?: Judged): string;
  briefly(family: Family, now: Judged): string;
}

const NOTHING = "–";

export function useTold(): Told {
  const { words, say } = useTurning();
  const digits = (value: number, n: number) => written(value, n, words.language);
  const kind = (name: string) => say(`told.kind.${name}` as TurningKey);

  const clue = (now: Judged): string => {
    if (now.no_theory) return say("told.no_theory");
    if (now.clue === null) return NOTHING;
    return now.any_clue ? say("told.any_clue") : digits(now.clue, 2);
  };
  const votes = (now: Judged) => (now.kind === null ? NOTHING : kind(now.kind));
  const length = (now: Judged): string => {
    if (now.no_games) return say("told.no_games");
    return now.turns === null ? say("told.waiting") : digits(now.turns, 1);
  };
  const seats = (now: Judged): string => {
    if (now.no_games) return say("told.no_games");
    if (now.turns === null) return say("told.waiting");
    if (!now.apart?.seat) return say("told.even");
    const { which, seat, share } = now.apart;
    return say(`told.${which}` as TurningKey, { seat, share: digits(100 * share, 1) });
  };

  const clueLine = (now: Judged, before?: Judged): string => {
    if (now.clue === null || now.any_clue) return clue(now);
    const known = before && before.clue !== null && !before.any_clue && moved.clue(before, now);
    return known
      ? say("told.clue_moved", { before: clue(before), now: clue(now) })
      : say("told.clue", { now: clue(now) });
  };
  const votesLine = (now: Judged, before?: Judged): string => {
    if (now.kind === null) return NOTHING;
    if (!before || before.kind === null) return say("told.voters", { now: votes(now) });
    return moved.votes(before, now)
      ? say("told.voters_moved", { before: votes(before), now: votes(now) })
      : say("told.voters_still", { now: votes(now) });
  };
  const lengthLine = (now: Judged, before?: Judged): string => {
    if (now.turns === null) return length(now);
    if (!before || before.turns === null || !moved.length(before, now))
      return say("told.turns", { now: length(now) });
    const by = digits(Math.abs(now.turns - before.turns), 1);
    const key = now.turns > before.turns ? "told.turns_more" : "told.turns_less";
    return say(key, { by, now: length(now) });
  };

  const brief = { clue, votes, length, seats };
  const lines = { clue: clueLine, votes: votesLine, length: lengthLine, seats };
  return {
    inLine: (family, now, before) => lines[family](now, before),
    briefly: (family, now) => brief[family](now),
  };
}
