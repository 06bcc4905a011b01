/** How tables are laid: by which rules, for how many, for how long. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useClass } from "./context";
import { fitting, nearest } from "./seats";
import { Sure } from "./sure";

const TURNS = [1, 2, 3, 4, 5, 6, 8];
const TIMES = [null, 30, 45, 60, 90, 120, 180];

export function Play() {
  const { store, register, words, say } = useClass();
  const [size, setSize] = useState(4);
  const [turns, setTurns] = useState(3);
  const [timer, setTimer] = useState<number | null>(90);
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const rules = picked ?? register.chosen;
  const played = register.rules.filter(({ id }) => rules.includes(id));
  const sizes = fitting(played);
  const seats = nearest(sizes, size);
  const isOn = register.tables.length > 0;
  const isPlaying = register.tables.some(({ is_done }) => !is_done);
  const pick = (at: number, id: string) => {
    const next = [...rules];
    next.splice(at, 1, ...(id ? [id] : []));
    setPicked(next);
  };
  const names = register.rules.map(({ id, name }) => ({ value: id, text: words.of(name) }));
  const others = (at: number) => names.filter(({ value }) => value === rules[at] || !rules.includes(value));
  const slots = Array.from({ length: Math.min(register.most_rules, rules.length + 1) }, (_, at) => at);
  return (
    <section class="dx-class-part" aria-label={say("register.play")}>
      <div class="dx-class-plan dx-class-rules">
        {slots.map((at) => (
          <Choice
            key={at}
            label={say(at ? "register.rules.more" : "register.rules")}
            handle="rules"
            value={rules[at] ?? ""}
            options={at ? [{ value: "", text: say("register.rules.none") }, ...others(at)] : others(at)}
            onChoose={(id) => pick(at, id)}
          />
        ))}
      </div>
      {rules.length > 1 && (
        <p class="dx-dim" role="status">
          {say(seats ? "register.rules.note" : "register.rules.unfit")}
        </p>
      )}
      <div class="dx-class-plan">
        <Choice
          label={say("register.seats")}
          handle="size"
          value={String(seats ?? "")}
          options={sizes.map((n) => ({ value: String(n), text: String(n) }))}
          onChoose={(value) => setSize(Number(value))}
        />
        <Choice
          label={say("register.turns")}
          handle="turns"
          value={String(turns)}
          options={TURNS.map((n) => ({ value: String(n), text: String(n) }))}
          onChoose={(value) => setTurns(Number(value))}
        />
        <Choice
          label={say("register.timer")}
          handle="timer"
          value={String(timer ?? "")}
          options={TIMES.map((n) => ({
            value: String(n ?? ""),
            text: n === null ? say("register.no_hurry") : say("register.seconds", { n }),
          }))}
          onChoose={(value) => setTimer(value === "" ? null : Number(value))}
        />
        <Sure
          label={say(isOn ? "register.play.again" : "register.play")}
          warning={isPlaying ? say("register.play.sure") : ""}
          handle="tables"
          class={isOn ? "" : "dx-btn-main"}
          disabled={store.unanswered > 0 || seats === null}
          onSure={() => seats && store.layTables({ rules: [...rules], size: seats, turns, timer })}
        />
      </div>
    </section>
  );
}

interface ChoiceProps {
  label: ComponentChildren;
  handle: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChoose(value: string): void;
}

function Choice({ label, handle, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select
        class="dx-sel"
        data-dx={handle}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((each) => (
          <option key={each.value} value={each.value}>
            {each.text}
          </option>
        ))}
      </select>
    </label>
  );
}
