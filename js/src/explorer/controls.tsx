/** All controls that mean something in what is played, in groups that fold. */
import { useState } from "preact/hooks";
import type { Mode } from "../protocol";
import { Icon } from "../ui/icon";
import { useExplorer } from "./context";
import { Control } from "./control";
import type { ExplorerKey } from "./words";

export function Controls() {
  const { store, words, say } = useExplorer();
  const [chosen, setOpen] = useState<readonly string[] | null>(null);
  const mode = store.trait("state").draft.mode as Mode;
  const { turned, faults } = store.trait("sheet");
  const controls = store.trait("controls").filter(({ modes }) => modes.includes(mode));
  const groups = [...new Set(controls.map(({ group }) => group))];
  const open = chosen ?? groups.slice(0, 1);
  return (
    <div class="dx-xcontrols">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section class="dx-xscroll" tabIndex={0} aria-label={say("explorer.controls")}>
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
                <span>{say(`explorer.group.${group}` as ExplorerKey)}</span>
                {changed > 0 && <small class="dx-dim">{words.count("explorer.changed", changed)}</small>}
              </button>
              {unfolded && inside.map((control) => <Control key={control.field} control={control} />)}
            </div>
          );
        })}
      </section>
    </div>
  );
}
