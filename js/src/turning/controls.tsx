/** All controls that mean something in what is played, in groups that fold. */
import { useState } from "preact/hooks";
import type { Mode } from "../protocol";
import { Icon } from "../ui/icon";
import { useTurning } from "./context";
import { Control } from "./control";
import type { TurningKey } from "./words";

export function Controls() {
  const { controls: all, standing, sheet, words, say } = useTurning();
  const [chosen, setOpen] = useState<readonly string[] | null>(null);
  const mode = standing("mode") as Mode;
  const { turned, faults } = sheet;
  const controls = all.filter(({ modes }) => modes.includes(mode));
  const groups = [...new Set(controls.map(({ group }) => group))];
  const open = chosen ?? groups.slice(0, 1);
  return (
    <>
      {groups.map((group) => {
        const inside = controls.filter((control) => control.group === group);
        const wrong = inside.some(({ field }) => field in faults);
        const unfolded = open.includes(group) || wrong;
        const changed = inside.filter(({ field }) => turned.includes(field)).length;
        return (
          <div key={group} class="dx-xgroup" data-dx="group" data-group={group}>
            <button
              type="button"
              class="dx-xfold"
              aria-expanded={unfolded}
              onClick={() =>
                setOpen(open.includes(group) ? open.filter((one) => one !== group) : [...open, group])
              }
            >
              <Icon name={unfolded ? "down" : "right"} />
              <span>{say(`control.group.${group}` as TurningKey)}</span>
              {changed > 0 && <small class="dx-dim">{words.count("control.changed", changed)}</small>}
            </button>
            {unfolded && inside.map((control) => <Control key={control.field} control={control} />)}
          </div>
        );
      })}
    </>
  );
}
