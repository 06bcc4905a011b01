/** When a game ends, in a few words: every end that its rules have. */
import type { RuleSet } from "../protocol";
import type { Words } from "../words";

export function endings(rules: RuleSet | null, { say, count }: Pick<Words, "say" | "count">): string {
  const ends = [
    rules?.target_score ? say("meta.first_to", { target: rules.target_score }) : "",
    rules?.turns_each ? count("meta.turns_each", rules.turns_each) : "",
    !rules || rules.ends_with_pack ? say("meta.pack") : "",
  ].filter(Boolean);
  return ends.reduce((first, then) => say("meta.or", { first, then }));
}
