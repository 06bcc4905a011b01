/** The question at hand: how many have answered, the reveal, and what came out. */
import type { Asked, RegisterQuestion } from "../../protocol";
import { ClassAnswers } from "../answers";
import { useClass } from "./context";

export function Question({ question }: { question: RegisterQuestion }) {
  const { store, register, say } = useClass();
  const { outcome, answered } = question;
  const all = register.people.filter(
    ({ here, out, has_answered }) => has_answered || (here === "yes" && !out),
  );
  const why = store.words.of(outcome?.explanation);
  return (
    <section class="dx-class-part dx-predict" data-dx="ask" aria-label={say("register.question")}>
      <h3 class="dx-question" dir="auto">
        {store.words.of(question.question)}
      </h3>
      {outcome ? (
        <>
          <ClassAnswers
            asked={question.asked as Asked}
            outcome={outcome}
            titles={[say("register.first"), say("register.then")]}
          />
          {why && <p dir="auto">{why}</p>}
        </>
      ) : (
        <p class="dx-class-count dx-num" role="status" data-dx="answered">
          {say("register.answered", { n: answered, all: all.length })}
          {question.time === 2 && <small>{say("register.second")}</small>}
        </p>
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
