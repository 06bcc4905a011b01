/** One of a few texts: alone a choice, in a class a show of hands; after the reveal a bar for each. */
import type { AskedChoice, Revealed } from "../protocol";
import { useWords } from "../teaching/context";
import { Icon } from "../ui/icon";
import { counted, tally } from "./figures";
import { Verdict } from "./verdict";

export function ChoiceForm({
  asked,
  last,
  sending,
  onGive,
}: {
  asked: AskedChoice;
  last: string | null;
  sending: boolean;
  onGive(choice: string): void;
}) {
  const { say, uid } = useWords();
  return (
    <div class="dx-choices" role="radiogroup" aria-label={say("predict.yours")}>
      {asked.choices.map((choice) => (
        <label
          key={choice}
          class="dx-choice"
          dir="auto"
          data-pending={(sending && choice === last) || undefined}
        >
          <input
            type="radio"
            name={`${uid}-choice`}
            data-dx="choice"
            value={choice}
            checked={choice === last}
            onChange={() => onGive(choice)}
          />
          <span>{choice}</span>
          <i>
            <Icon name="check" />
          </i>
        </label>
      ))}
    </div>
  );
}

/** Hands are counted: how many are up for each choice. */
export function Hands({
  asked,
  answers,
  acknowledged,
  shut,
  onCount,
}: {
  asked: AskedChoice;
  answers: readonly string[];
  /** What Python has; other counts are on their way. */
  acknowledged: readonly string[];
  shut: boolean;
  onCount(answers: string[]): void;
}) {
  const { say } = useWords();
  const counts = tally(answers);
  const known = tally(acknowledged);
  return (
    <ul class="dx-choices">
      {asked.choices.map((choice) => {
        const n = counts.get(choice) ?? 0;
        return (
          <li key={choice} class="dx-tally">
            <span dir="auto">{choice}</span>
            <button
              type="button"
              class="dx-iconbtn"
              aria-label={say("predict.less", { choice })}
              disabled={shut || n === 0}
              onClick={() => onCount(counted(answers, choice, -1))}
            >
              <Icon name="minus" />
            </button>
            <output
              class="dx-num"
              data-pending={n !== (known.get(choice) ?? 0) || undefined}
              aria-label={say("predict.hands", { n, choice })}
            >
              {n}
            </output>
            <button
              type="button"
              class="dx-iconbtn"
              data-dx="hand-up"
              disabled={shut}
              aria-label={say("predict.more", { choice })}
              onClick={() => onCount(counted(answers, choice, 1))}
            >
              <Icon name="plus" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function ChoiceResult({
  asked,
  answers,
  several,
  outcome,
}: {
  asked: AskedChoice;
  answers: readonly string[];
  several: boolean;
  outcome: Revealed;
}) {
  const { words, say } = useWords();
  const counts = tally(answers);
  const most = Math.max(1, ...counts.values());
  return (
    <>
      <ul class="dx-bars">
        {asked.choices.map((choice) => {
          const n = counts.get(choice) ?? 0;
          const right = choice === outcome.truth;
          return (
            <li
              key={choice}
              class="dx-bar"
              data-true={right || undefined}
              data-dx={right ? "truth" : undefined}
            >
              <span dir="auto">
                {choice}
                {right && (
                  <small class="dx-bar-tag">
                    <Icon name="check" />
                    {say("predict.truth")}
                  </small>
                )}
                {!several && n > 0 && <small class="dx-bar-tag">{say("predict.yours")}</small>}
              </span>
              {several && (
                <>
                  <b class="dx-num" aria-hidden="true">
                    {n}
                  </b>
                  <span class="dx-sr">{words.count("predict.share", n)}</span>
                  <i style={{ "--share": n / most }} />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {outcome.truth === null && <p>{say("predict.many_right")}</p>}
      <Verdict right={outcome.right} several={several} />
    </>
  );
}
