/** What a class has answered, beside the truth; asked twice, both times one above the other. */
import { ChoiceResult } from "../predict/choice";
import { DialsResult } from "../predict/dials";
import { laid } from "../predict/figures";
import { NumberResult } from "../predict/number";
import type { Asked, AskedVote, ClassOutcome, Counted, Revealed, VoteTruth } from "../protocol";
import type { Votes } from "../teaching/pieces";
import { lazy } from "../ui/lazy";

const VoteResult = lazy(async () => (await import("./vote")).VoteResult);
const Paid = lazy(async () => (await import("./vote")).Paid);

/** What can be asked of a class: a prediction, or a vote on a turn. */
export type AskedOfClass = Asked | AskedVote;

interface Props {
  asked: AskedOfClass;
  outcome: ClassOutcome;
  /** What stands above the answers of the first time, and above those of the second. */
  titles: readonly [string, string];
}

export function ClassAnswers({ asked, outcome, titles }: Props) {
  const { before, answers } = outcome;
  return (
    <>
      {before && (
        <>
          <h3 class="dx-h3">{titles[0]}</h3>
          <Once asked={asked} outcome={outcome} answers={before} />
          <h3 class="dx-h3">{titles[1]}</h3>
        </>
      )}
      <Once asked={asked} outcome={outcome} answers={answers} />
      {asked.kind === "vote" && <Paid truth={outcome.truth as VoteTruth} />}
    </>
  );
}

function Once({
  asked,
  outcome,
  answers,
}: {
  asked: AskedOfClass;
  outcome: ClassOutcome;
  answers: readonly Counted[];
}) {
  const each = answers.flatMap(({ value, n }) => Array<unknown>(n).fill(value));
  const right = answers.flatMap(({ right, n }) => Array<boolean>(n).fill(right));
  if (asked.kind === "vote") {
    const truth = outcome.truth as VoteTruth;
    // the second time, or the only one, is what is paid
    const counts = answers === outcome.answers ? truth.laid : laid(each as Votes[], asked.cards.length);
    return <VoteResult asked={asked} truth={truth} counts={counts} right={right} />;
  }
  const truth = outcome.truth as Revealed["truth"];
  const revealed: Revealed = { truth, only: outcome.only, right, explanation: null };
  if (asked.kind === "number")
    return <NumberResult asked={asked} answers={each as number[]} several outcome={revealed} />;
  if (asked.kind === "choice")
    return <ChoiceResult asked={asked} answers={each as string[]} several outcome={revealed} />;
  return <DialsResult asked={asked} answers={each as Votes[]} several outcome={revealed} />;
}
