/** The question at hand: how many have answered, the reveal, and what came out. */
import type { RegisterQuestion, VoteTruth } from "../../protocol";
import { Icon } from "../../ui/icon";
import { lazy } from "../../ui/lazy";
import { type AskedOfClass, ClassAnswers } from "../answers";
import { useClass } from "./context";

const LaidOut = lazy(async () => (await import("../vote")).LaidOut);

export function Question({ question }: { question: RegisterQuestion }) {
  const { store, register, say } = useClass();
  const { outcome, answered } = question;
  const all = register.people.filter(
    ({ here, out, has_answered }) => has_answered || (here === "yes" && !out),
  );
  const asked = question.asked as AskedOfClass;
  const why = store.words.of(outcome?.explanation);
  return (
    <section class="dx-class-part dx-predict" data-dx="ask" aria-label={say("register.question")}>
      <h3 class="dx-question" dir="auto">
        {store.words.of(question.question)}
      </h3>
      {outcome ? (
        <>
          <ClassAnswers
            asked={asked}
            outcome={outcome}
            titles={[say("register.first"), say("register.then")]}
          />
          {why && <p dir="auto">{why}</p>}
          {asked.kind === "vote" && <Tables all={(outcome.truth as VoteTruth).tables} />}
        </>
      ) : (
        <>
          {asked.kind === "vote" && <LaidOut cards={asked.cards} />}
          <p class="dx-class-count dx-num" role="status" data-dx="answered">
            {say("register.answered", { n: answered, all: all.length })}
            {question.time === 2 && <small>{say("register.second")}</small>}
          </p>
        </>
      )}
      <div class="dx-class-deeds">
        {!outcome && (
          <button
            type="button"
            class="dx-btn dx-btn-main"
            data-dx="reveal"
            disabled={answered === 0}
            onClick={() => store.do("reveal_to_all")}
          >
            {say("register.reveal")}
          </button>
        )}
        {!outcome && question.time === 1 && (
          <button
            type="button"
            class="dx-btn"
            data-dx="again"
            disabled={answered === 0}
            onClick={() => store.do("ask_again")}
          >
            {say("register.again")}
          </button>
        )}
        <button type="button" class="dx-btn" data-dx="put-away" onClick={() => store.do("put_away")}>
          {say("register.put_away")}
        </button>
      </div>
    </section>
  );
}

/** The votes at one table after the other, in a lab. */
function Tables({ all }: { all: number }) {
  const { store, say } = useClass();
  const { laid } = store;
  const go = (by: number) => void store.layVote(((laid + by - 1 + all) % all) + 1);
  if (!laid)
    return (
      <button type="button" class="dx-btn" data-dx="lay-vote" onClick={() => void store.layVote(1)}>
        {say("register.vote.lay")}
      </button>
    );
  return (
    <div class="dx-vote-steps">
      <button
        type="button"
        class="dx-iconbtn"
        aria-label={say("register.vote.before")}
        onClick={() => go(-1)}
      >
        <Icon name="left" />
      </button>
      <span class="dx-num" role="status" data-dx="laid-vote">
        {say("register.vote.table", { n: laid, all })}
      </span>
      <button
        type="button"
        class="dx-iconbtn"
        data-dx="next-vote"
        aria-label={say("register.vote.next")}
        onClick={() => go(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}
