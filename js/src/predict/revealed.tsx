/** After the reveal: answers and truth side by side, and why. */
import type { Revealed } from "../protocol";
import { useWords } from "../teaching/context";
import type { Votes } from "../teaching/pieces";
import { ChoiceResult } from "./choice";
import { DialsResult } from "./dials";
import { NumberResult } from "./number";
import type { PredictStore } from "./store";

export function RevealedTruth({ store, outcome }: { store: PredictStore; outcome: Revealed }) {
  const { words, say } = useWords();
  const asked = store.trait("asked");
  const answers = store.trait("answers");
  const several = store.several || answers.length > 1;
  const why = words.of(outcome.explanation);
  return (
    <section class="dx-revealed" tabIndex={-1} data-dx-focus aria-label={say("predict.truth")}>
      {asked.kind === "number" && (
        <NumberResult asked={asked} answers={answers as number[]} several={several} outcome={outcome} />
      )}
      {asked.kind === "choice" && (
        <ChoiceResult asked={asked} answers={answers as string[]} several={several} outcome={outcome} />
      )}
      {asked.kind === "dials" && (
        <DialsResult asked={asked} answers={answers as Votes[]} several={several} outcome={outcome} />
      )}
      {why && (
        <div class="dx-because">
          <h3 class="dx-h3">{say("predict.why")}</h3>
          {why.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
