/** Before the reveal: the answer, whether a class gives several, and the way on. */
import { useState } from "preact/hooks";
import type { Asked } from "../protocol";
import { useWords } from "../teaching/context";
import type { Votes } from "../teaching/pieces";
import { Icon } from "../ui/icon";
import { ChoiceForm, Hands } from "./choice";
import { DialsForm } from "./dials";
import { NumberForm, useFigure } from "./number";
import type { Given, PredictStore } from "./store";

export function Asking({ store }: { store: PredictStore }) {
  const { words, say } = useWords();
  const asked = store.trait("asked");
  const { several, answers, sending, revealing } = store;
  /** What is in the form is what is kept. */
  const [changed, setChanged] = useState(false);
  const last = several ? null : (answers.at(-1) ?? null);
  const give = (value: Given) => {
    setChanged(false);
    store.give(value);
  };
  const kept = answers.length > 0 && !changed;
  const waiting = say(store.online ? "act.sending" : "act.kept");
  const form = {
    several,
    kept,
    waiting: sending && !several ? waiting : "",
    onGive: give,
    onChange: () => setChanged(true),
  };
  const key = String(several);
  return (
    <>
      {asked.kind === "number" && (
        <NumberForm key={key} asked={asked} last={last as number | null} {...form} />
      )}
      {asked.kind === "choice" &&
        (several ? (
          <Hands
            asked={asked}
            answers={answers as string[]}
            acknowledged={store.switching ? [] : (store.trait("answers") as string[])}
            shut={store.switching}
            onCount={(all) => store.giveAll(all)}
          />
        ) : (
          <ChoiceForm asked={asked} last={last as string | null} sending={sending} onGive={give} />
        ))}
      {asked.kind === "dials" && <DialsForm key={key} asked={asked} last={last} {...form} />}
      {several && asked.kind !== "choice" && answers.length > 0 && <Chips store={store} asked={asked} />}
      <div class="dx-predict-foot">
        <label class="dx-switch dx-predict-several">
          <span>{say("predict.several")}</span>
          <input
            type="checkbox"
            data-dx="several"
            checked={several}
            onChange={(event) => {
              setChanged(false);
              store.askSeveral(event.currentTarget.checked);
            }}
          />
          <i />
        </label>
        <p class="dx-dim dx-num" role="status" data-dx="kept">
          {revealing ? (
            <span class="dx-sr">{say("predict.working")}</span>
          ) : sending ? (
            waiting
          ) : several ? (
            answers.length ? (
              words.count("predict.in", answers.length)
            ) : (
              say("predict.none_in")
            )
          ) : kept ? (
            say("predict.kept")
          ) : (
            ""
          )}
        </p>
        {answers.length > 0 && (
          <button
            type="button"
            class={`dx-btn ${kept || several ? "dx-btn-main" : ""}`}
            data-dx="reveal"
            data-dx-focus
            disabled={sending}
            aria-disabled={revealing || undefined}
            onClick={() => void store.reveal()}
          >
            {say(revealing ? "predict.working" : "predict.reveal")}
          </button>
        )}
      </div>
    </>
  );
}

/** What has been answered so far; each can be taken back. What Python does not have yet is grey. */
function Chips({ store, asked }: { store: PredictStore; asked: Asked }) {
  const { say } = useWords();
  const figure = useFigure(asked.kind === "number" ? asked : null);
  const { answers } = store;
  const acknowledged = store.switching ? 0 : store.trait("answers").length;
  return (
    <ul class="dx-chips dx-num">
      {answers.map((answer, at) => {
        const votes = typeof answer === "object" ? cast(answer, say) : "";
        const text = typeof answer === "number" ? figure(answer) : String(at + 1);
        const full = votes
          ? `${say("predict.answer_n", { n: at + 1, all: answers.length })}: ${votes}`
          : text;
        return (
          <li
            key={at}
            data-dx="chip"
            data-pending={at >= acknowledged || undefined}
            title={votes || undefined}
          >
            <span aria-hidden={votes ? "true" : undefined}>{text}</span>
            {votes && <span class="dx-sr">{full}</span>}
            <button
              type="button"
              disabled={store.switching}
              aria-label={say("predict.take_back", { answer: full })}
              onClick={() => store.giveAll(answers.toSpliced(at, 1))}
            >
              <Icon name="cross" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Who votes for which card, in a line. */
function cast(votes: Votes, say: ReturnType<typeof useWords>["say"]): string {
  return Object.entries(votes)
    .map(([name, slots]) => say("predict.votes", { name, slots: slots.join(" + ") }))
    .join(", ");
}
