/** Before the reveal: the answer, whether a class gives several, and the way on. */
import { useState } from "preact/hooks";
import { useWords } from "../lab/context";
import { Icon } from "../ui/icon";
import { ChoiceForm, Hands } from "./choice";
import { DialsForm } from "./dials";
import type { AskedNumber, Given } from "./messages";
import { NumberForm, useFigure } from "./number";
import type { PredictStore } from "./store";

export function Asking({ store }: { store: PredictStore }) {
  const { words, say } = useWords();
  const asked = store.trait("asked");
  const { several, answers } = store;
  /** What is in the form is what is kept. */
  const [changed, setChanged] = useState(false);
  const last = several ? null : (answers.at(-1) ?? null);
  const give = (value: Given) => {
    setChanged(false);
    store.give(value);
  };
  const kept = answers.length > 0 && !changed;
  const form = { several, kept, onGive: give, onChange: () => setChanged(true) };
  const key = String(several);
  return (
    <>
      {asked.kind === "number" && (
        <NumberForm key={key} asked={asked} last={last as number | null} {...form} />
      )}
      {asked.kind === "choice" &&
        (several ? (
          <Hands asked={asked} answers={answers as string[]} onCount={(all) => store.giveAll(all)} />
        ) : (
          <ChoiceForm asked={asked} last={last as string | null} onGive={give} />
        ))}
      {asked.kind === "dials" && <DialsForm key={key} asked={asked} last={last} {...form} />}
      {several && asked.kind !== "choice" && answers.length > 0 && (
        <Chips store={store} asked={asked.kind === "number" ? asked : null} />
      )}
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
          {several
            ? answers.length
              ? words.count("predict.in", answers.length)
              : say("predict.none_in")
            : kept
              ? say("predict.kept")
              : ""}
        </p>
        {answers.length > 0 && (
          <button
            type="button"
            class={`dx-btn ${kept || several ? "dx-btn-main" : ""}`}
            data-dx="reveal"
            data-dx-focus
            onClick={() => store.reveal()}
          >
            {say("predict.reveal")}
          </button>
        )}
      </div>
    </>
  );
}

/** What has been answered so far; each can be taken back. */
function Chips({ store, asked }: { store: PredictStore; asked: AskedNumber | null }) {
  const { say } = useWords();
  const figure = useFigure(asked);
  const { answers } = store;
  return (
    <ul class="dx-chips dx-num">
      {answers.map((answer, at) => {
        const text =
          typeof answer === "number"
            ? figure(answer)
            : say("predict.answer_n", { n: at + 1, all: answers.length });
        return (
          <li key={at}>
            {text}
            <button
              type="button"
              aria-label={say("predict.take_back", { answer: text })}
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
