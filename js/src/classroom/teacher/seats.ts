/** How many seats a table can have by the rules that are chosen for it. Pure. */
import type { RulesChoice } from "../../protocol";

const MOST = 12;

/** The sizes that go with all of these rules. */
export function fitting(rules: readonly RulesChoice[]): number[] {
  const low = Math.max(2, ...rules.map((each) => each.players_min));
  const high = Math.min(MOST, ...rules.map((each) => each.players_max));
  const step = rules.some((each) => each.even) ? 2 : 1;
  const first = step === 2 && low % 2 ? low + 1 : low;
  return Array.from(
    { length: Math.max(0, Math.floor((high - first) / step) + 1) },
    (_, at) => first + at * step,
  );
}

/** The one that is nearest to what was wished for; null: there is none. */
export function nearest(sizes: readonly number[], wished: number): number | null {
  const by = (size: number) => Math.abs(size - wished);
  return sizes.reduce<number | null>(
    (best, size) => (best === null || by(size) < by(best) ? size : best),
    null,
  );
}
