/** How many seats a table can have by the rules that are chosen for it. Pure. */
import type { RulesChoice } from "../../protocol";

/** The sizes that go with all of these rules. */
export function fitting(rules: readonly RulesChoice[]): number[] {
  const [first, ...others] = rules;
  return first ? first.sizes.filter((size) => others.every(({ sizes }) => sizes.includes(size))) : [];
}

/** The one that is nearest to what was wished for; null: there is none. */
export function nearest(sizes: readonly number[], wished: number): number | null {
  const by = (size: number) => Math.abs(size - wished);
  return sizes.reduce<number | null>(
    (best, size) => (best === null || by(size) < by(best) ? size : best),
    null,
  );
}
