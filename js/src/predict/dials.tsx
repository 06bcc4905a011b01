/** Votes on a tableau: set with the lab's tokens; after the reveal answer and truth as two tableaus. */
import { useEffect, useState } from "preact/hooks";
import type { AskedDials, Revealed } from "../protocol";
import { Board } from "../teaching/board";
import { useWords } from "../teaching/context";
import type { Votes } from "../teaching/pieces";
import { Icon } from "../ui/icon";
import { laid } from "./figures";
import type { FormProps } from "./number";
import type { Given } from "./store";
import { Verdict } from "./verdict";

export function DialsForm({
  asked,
  last,
  several,
  kept,
  waiting,
  onGive,
  onChange,
}: FormProps & { asked: AskedDials; last: Given | null }) {
  const { say } = useWords();
  const [votes, setVotes] = useState<Votes>((last as Votes | null) ?? asked.votes);
  useEffect(() => {
    // the answer was given elsewhere: from Python, or in another view
    if (last !== null) setVotes(last as Votes);
  }, [JSON.stringify(last)]);
  const [refused, setRefused] = useState(false);
  const missing = Object.keys(asked.voters).some((voter) => !votes[voter]?.length);
  return (
    <div class="dx-dials-form">
      <Board
        {...asked}
        votes={votes}
        ballots={asked.voters}
        onVote={(voter, slots) => {
          const allowed = asked.voters[voter]?.slots ?? [];
          const fits = slots.every((slot) => allowed.includes(slot));
          setRefused(!fits);
          if (!fits) return;
          setVotes({ ...votes, [voter]: slots });
          onChange();
        }}
      />
      <div class="dx-number-row">
        <p class="dx-dim" role="status">
          {refused ? say("predict.own") : missing ? say("predict.unset") : ""}
        </p>
        <button
          type="button"
          class={`dx-btn ${kept && !several ? "" : "dx-btn-main"}`}
          data-dx="keep"
          disabled={missing || (kept && !several)}
          onClick={() => {
            onGive(votes);
            if (several) setVotes(asked.votes); // the next one’s turn
          }}
        >
          {kept && waiting ? waiting : say(several ? "predict.keep_next" : "predict.keep")}
        </button>
      </div>
    </div>
  );
}

export function DialsResult({
  asked,
  answers,
  several,
  outcome,
}: {
  asked: AskedDials;
  answers: readonly Votes[];
  several: boolean;
  outcome: Revealed;
}) {
  const { say } = useWords();
  const [at, setAt] = useState(Math.max(0, answers.length - 1));
  const answer = answers[at];
  const truth = outcome.truth as Votes | null;
  const board = (votes: Votes) => <Board {...asked} votes={votes} ballots={asked.voters} fixed />;
  const given = answer && (
    <div class="dx-truth-box">
      <h3 class="dx-dim">
        {several ? say("predict.answer_n", { n: at + 1, all: answers.length }) : say("predict.yours")}
      </h3>
      {board(answer)}
      <div class="dx-truth-steps">
        <Verdict right={[outcome.right[at] ?? false]} several={several && answers.length === 1} />
        {answers.length > 1 && (
          <>
            <button
              type="button"
              class="dx-iconbtn"
              aria-label={say("predict.before")}
              onClick={() => setAt((at - 1 + answers.length) % answers.length)}
            >
              <Icon name="left" />
            </button>
            <button
              type="button"
              class="dx-iconbtn"
              aria-label={say("predict.next")}
              onClick={() => setAt((at + 1) % answers.length)}
            >
              <Icon name="right" />
            </button>
          </>
        )}
      </div>
    </div>
  );
  return (
    <div class="dx-truths">
      {answers.length > 1 ? (
        <div class="dx-truth-box" data-dx="class">
          <h3 class="dx-dim">{say("predict.class")}</h3>
          <Board
            {...asked}
            votes={{}}
            ballots={asked.voters}
            counts={laid(answers, asked.slots.length)}
            fixed
          />
          <Verdict right={outcome.right} several />
        </div>
      ) : (
        given
      )}
      <div class="dx-truth-box" data-true data-dx="truth">
        <h3 class="dx-dim">{say(outcome.only ? "predict.truth" : "predict.one_right")}</h3>
        {truth === null ? <p>{say("predict.many_right")}</p> : board(truth)}
      </div>
      {answers.length > 1 && given}
    </div>
  );
}
