/** Which single change makes …? Python looks, its answers can be clicked on. */
import { useState } from "preact/hooks";
import type { Answered, GoalKind, Hunt as Hunted } from "../protocol";
import { useTold } from "../turning/told";
import { read } from "../turning/typed";
import type { Words } from "../words";
import { useExplorer } from "./context";
import { Refusal } from "./refusal";
import type { ExplorerKey } from "./words";

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
  const number = value === undefined ? 0 : read(value);
  const wrong = typeof number === "number" ? "" : say("explorer.hunt.number");
  const answered = hunt.goal === goal && (value === undefined || hunt.value === number);
  const go = () => {
    if (typeof number === "number") store.change("search", { goal, value: number });
  };
  const label = ({ field, stands }: Answered) => {
    const name = store.controls.find((control) => control.field === field)?.name;
    return say("explorer.hunt.answer", { name: name ? words.of(name) : field, value: words.of(stands) });
  };
  const take = (one: Answered) => store.turns.turn(one.field, one.value, false);
  const judged = ({ judged }: Answered) =>
    [
      told.inLine("clue", judged),
      told.inLine("votes", judged),
      ...(judged.turns === null ? [] : [told.inLine("length", judged)]),
    ].join(" · ");
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
      <Refusal of={["search"]} />
      <div role="status" data-dx="found">
        {wrong && <p class="dx-trouble">{wrong}</p>}
        {running && answered && (
          <>
            <progress max={hunt.of} value={hunt.done} aria-label={say("explorer.hunt")} />{" "}
            {say("explorer.hunt.searching", { done: hunt.done, of: hunt.of })}
          </>
        )}
        {answered && hunt.problem && <p class="dx-trouble">{words.of(hunt.problem)}</p>}
        {answered && !running && !hunt.problem && <p>{found(hunt, words)}</p>}
      </div>
      <ul class="dx-xfound">
        {(answered ? byField(hunt.found) : []).map(([nearest, ...others]) => (
          <li key={nearest.field}>
            <button
              type="button"
              class="dx-btn"
              data-dx="answer"
              data-field={nearest.field}
              onClick={() => take(nearest)}
            >
              <b>{label(nearest)}</b>
              <small class="dx-num">{judged(nearest)}</small>
            </button>
            {others.map((one) => (
              <button
                key={String(one.value)}
                type="button"
                class="dx-btn dx-xalso dx-num"
                title={`${label(one)} · ${judged(one)}`}
                aria-label={label(one)}
                onClick={() => take(one)}
              >
                {words.of(one.stands)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What was found, field by field; the nearest of a field and the nearest field first, as Python sent them. */
function byField(found: readonly Answered[]): [Answered, ...Answered[]][] {
  const fields = new Map<string, [Answered, ...Answered[]]>();
  for (const one of found) {
    const others = fields.get(one.field);
    if (others) others.push(one);
    else fields.set(one.field, [one]);
  }
  return [...fields.values()];
}

function found({ already, number, found }: Hunted, { say, count }: Words<ExplorerKey>): string {
  const some = number > found.length ? say("explorer.hunt.nearest", { of: number, n: found.length }) : "";
  const all = number ? count("explorer.hunt.found", number) : say("explorer.hunt.none");
  return [already ? say("explorer.hunt.already") : "", some || all].filter(Boolean).join(" ");
}
