/** What a class has answered, beside the truth; asked twice, both times one above the other. */
import { ChoiceResult } from "../predict/choice";
import { DialsResult } from "../predict/dials";
import { NumberResult } from "../predict/number";
import type { Asked, ClassOutcome, Counted, Revealed } from "../protocol";
import type { Votes } from "../teaching/pieces";

interface Props {
  asked: Asked;
  outcome: ClassOutcome;
  /** What stands above the answers of the first time, and above those of the second. */
  titles: readonly [string, string];
}

export function ClassAnswers({ asked, outcome, titles }: Props) {
  const { before, answers } = outcome;
  if (!before) return <Once asked={asked} outcome={outcome} answers={answers} />;
  return (
    <>
      <h3 class="dx-h3">{titles[0]}</h3>
      <Once asked={asked} outcome={outcome} answers={before} />
      <h3 class="dx-h3">{titles[1]}</h3>
      <Once asked={asked} outcome={outcome} answers={answers} />
    </>
  );
}

function Once({
  asked,
  outcome,
  answers,
}: {
  asked: Asked;
  outcome: ClassOutcome;
  answers: readonly Counted[];
}) {
  const each = answers.flatMap(({ value, n }) => Array<unknown>(n).fill(value));
  const revealed: Revealed = {
    truth: outcome.truth as Revealed["truth"],
    only: outcome.only,
    right: answers.flatMap(({ right, n }) => Array<boolean>(n).fill(right)),
    explanation: null,
  };
  if (asked.kind === "number")
    return <NumberResult asked={asked} answers={each as number[]} several outcome={revealed} />;
  if (asked.kind === "choice")
    return <ChoiceResult asked={asked} answers={each as string[]} several outcome={revealed} />;
  return <DialsResult asked={asked} answers={each as Votes[]} outcome={revealed} />;
}
