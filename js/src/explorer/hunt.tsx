/** Which single change makes …? Python looks, its answers can be clicked on. */
import { useState } from "preact/hooks";
import type { GoalKind } from "../protocol";
import { useTold } from "../turning/told";
import { useExplorer } from "./context";

const GOALS: readonly GoalKind[] = [
  "clue_above",
  "clue_below",
  "no_dilemma",
  "stag_hunt",
  "turns",
  "even_seats",
  "fair_telling",
];
const NUMBERS: Partial<Record<GoalKind, string>> = { clue_above: "0.55", clue_below: "0.45", turns: "5" };

export function Hunt() {
  const { store, words, say } = useExplorer();
  const [goal, setGoal] = useState<GoalKind>("clue_above");
  const [typed, setTyped] = useState<Partial<Record<GoalKind, string>>>({});
  const hunt = store.trait("hunt");
  const told = useTold();
  const running = hunt.goal !== null && hunt.done < hunt.of && !hunt.problem;
  const value = typed[goal] ?? NUMBERS[goal];
  const go = () => store.change("search", { goal, value: Number(String(value ?? 0).replace(",", ".")) || 0 });
  return (
    <>
      <form
        class="dx-xasks"
        onSubmit={(event) => {
          event.preventDefault();
          go();
        }}
      >
        <label class="dx-xpick">
          <span class="dx-sr">{say("explorer.hunt.goal")}</span>
          <select
            class="dx-sel"
            data-dx="goal"
            value={goal}
            onChange={(event) => setGoal(event.currentTarget.value as GoalKind)}
          >
            {GOALS.map((each) => (
              <option key={each} value={each}>
                {say(`explorer.hunt.${each}`)}
              </option>
            ))}
          </select>
        </label>
        {value !== undefined && (
          <label class="dx-xpick">
            <span class="dx-sr">{say("explorer.hunt.value")}</span>
            <input
              class="dx-name dx-xshort"
              type="text"
              inputMode="decimal"
              data-dx="goal-value"
              value={value}
              onInput={(event) => setTyped({ ...typed, [goal]: event.currentTarget.value })}
            />
          </label>
        )}
        <button type="submit" class="dx-btn dx-btn-main" data-dx="search">
          {say("explorer.hunt.go")}
        </button>
        {running && (
          <button type="button" class="dx-btn" onClick={() => store.change("search", { goal: null })}>
            {say("explorer.hunt.stop")}
          </button>
        )}
      </form>
      <div role="status" data-dx="found">
        {running && (
          <>
            <progress max={hunt.of} value={hunt.done} aria-label={say("explorer.hunt")} />{" "}
            {say("explorer.hunt.searching", { done: hunt.done, of: hunt.of })}
          </>
        )}
        {hunt.problem && <p class="dx-trouble">{words.of(hunt.problem)}</p>}
        {hunt.goal && !running && !hunt.problem && (
          <p>
            {hunt.found.length
              ? words.count("explorer.hunt.found", hunt.found.length)
              : say("explorer.hunt.none")}
          </p>
        )}
      </div>
      <ul class="dx-xfound">
        {hunt.found.map((one) => (
          <li key={`${one.field}=${String(one.value)}`}>
            <button
              type="button"
              class="dx-btn"
              data-dx="answer"
              data-field={one.field}
              onClick={() => store.turns.turn(one.field, one.value, false)}
            >
              <b>{words.of(one.label)}</b>
              <small class="dx-num">
                {told.inLine("clue", one.judged)} · {told.inLine("votes", one.judged)}
                {one.judged.turns !== null && ` · ${told.inLine("length", one.judged)}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
