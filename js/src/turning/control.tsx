/** The control of one rule: what it stands at, what it can move, what it means, what is wrong with it. */
import { useState } from "preact/hooks";
import type { Control as ControlData, Family, Meaning } from "../protocol";
import { Icon } from "../ui/icon";
import { useTurning } from "./context";
import { Dial } from "./dial";
import { ICONS, moved } from "./families";

export function Control({ control }: { control: ControlData }) {
  const { sheet, words, say, meaning: ask } = useTurning();
  const [meaning, setMeaning] = useState<Meaning | null>(null);
  const { field, kind } = control;
  const name = words.of(control.name);
  const wrong = words.of(sheet.faults[field]);
  const explain = async () => setMeaning(meaning ? null : await ask(field));
  return (
    <div
      class="dx-xfield"
      data-dx="field"
      data-field={field}
      data-turned={sheet.turned.includes(field) || undefined}
      data-wrong={wrong ? true : undefined}
      data-wide={kind === "kinds" || kind === "choice" || undefined}
    >
      <span class="dx-xname">
        <span aria-hidden="true">{name}</span>
        <Marks control={control} />
      </span>
      <Input control={control} name={name} wrong={wrong} />
      <button
        type="button"
        class="dx-iconbtn"
        aria-label={say("control.why", { name })}
        aria-expanded={meaning !== null}
        data-dx="meaning"
        onClick={() => void explain()}
      >
        <Icon name="info" />
      </button>
      {meaning && (
        <p class="dx-xmeaning">
          {meaning.meaning} <small class="dx-dim">{meaning.source}</small>
        </p>
      )}
      {wrong && <p class="dx-trouble dx-xmeaning">{wrong}</p>}
    </div>
  );
}

/** What turning it can move; and, once it has been turned, what it did. */
function Marks({ control }: { control: ControlData }) {
  const { sheet, last, say, words } = useTurning();
  const { effect, judged } = sheet;
  const { moves, field } = control;
  const did = (family: Family) =>
    (last === field && effect && moved[family](effect.before, judged)) || undefined;
  const named = moves.map((family) => say(`control.family.${family}`));
  const text = moves.length
    ? say("control.moves", { what: words.names(named) })
    : say("control.moves_nothing");
  return (
    <span class="dx-xmarks" title={text}>
      <span class="dx-sr">{text}</span>
      {moves.map((family) => (
        <i key={family} data-did={did(family)} aria-hidden="true">
          <Icon name={ICONS[family]} />
        </i>
      ))}
    </span>
  );
}

function Input({ control, name, wrong }: { control: ControlData; name: string; wrong: string }) {
  const { standing, turn: tell, words, say } = useTurning();
  const { field, kind, low, high, reach, step, start, same, choices } = control;
  const value = standing(field);
  const turn = (to: unknown, dragging = false) => tell(field, to, dragging);
  const dial = () => (
    <Dial
      label={name}
      value={value}
      low={low}
      high={high}
      reach={reach}
      step={step}
      wrong={wrong}
      handle="number"
      onTurn={turn}
    />
  );
  if (kind === "number") return dial();
  if (kind === "maybe") {
    const on = value !== null;
    return (
      <span class="dx-xmaybe">
        <Switch label={name} on={on} onChange={(now) => turn(now ? start : null)} />
        {on ? dial() : <span class="dx-dim">{say(same ? "control.same" : "control.off")}</span>}
      </span>
    );
  }
  if (kind === "switch") return <Switch label={name} on={value === true} onChange={(now) => turn(now)} />;
  if (kind === "choice")
    return (
      <select
        class="dx-sel"
        aria-label={name}
        data-dx="choice"
        value={String(value)}
        onChange={(event) => turn(event.currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {words.of(choice.name)}
          </option>
        ))}
      </select>
    );
  const ticked = Array.isArray(value) ? value.map(String) : [];
  return (
    <fieldset class="dx-xticks" aria-label={name}>
      {choices.map(({ id, name: each }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticked.includes(id)}
            onChange={(event) =>
              turn(event.currentTarget.checked ? [...ticked, id] : ticked.filter((one) => one !== id))
            }
          />
          {words.of(each)}
        </label>
      ))}
    </fieldset>
  );
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="dx-switch dx-xswitch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
        role="switch"
        aria-label={label}
        data-dx="switch"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i />
    </label>
  );
}
