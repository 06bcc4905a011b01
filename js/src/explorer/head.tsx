/** Above everything: whose rules they are, how many play, and the ways back. */

import { Dial } from "../turning/dial";
import { useExplorer } from "./context";
import { Refusal } from "./refusal";

const FEWEST = 3;
const MOST = 12;

export function Head() {
  const { store, words, say } = useExplorer();
  const { rules, players } = store.trait("state");
  const { boxed, undo, redo, seating, editions } = store.trait("sheet");
  const known = editions.some(({ id }) => id === rules.id);
  return (
    <div class="dx-lab-head dx-xhead">
      <h2 class="dx-h">{say("explorer.title")}</h2>
      <label class="dx-xpick">
        <span class="dx-dim">{say("explorer.rules_of")}</span>
        <select
          class="dx-sel"
          data-dx="take"
          value={known ? rules.id : ""}
          onChange={({ currentTarget: { value } }) => value && store.change("take", { choice: value })}
        >
          {!known && <option value="">{say("explorer.own")}</option>}
          {editions.map(({ id, name }) => (
            <option key={id} value={id}>
              {words.of(name)}
            </option>
          ))}
        </select>
      </label>
      <span class="dx-xpick">
        <span class="dx-dim" aria-hidden="true">
          {say("explorer.players")}
        </span>
        <Dial
          label={say("explorer.players")}
          value={players}
          low={FEWEST}
          high={MOST}
          reach={MOST}
          wrong={words.of(seating)}
          handle="players"
          onTurn={(to, dragging) =>
            (!dragging || to !== players) && store.change("seat", { players: Number(to) })
          }
        />
      </span>
      <span class="dx-xback">
        <button
          type="button"
          class="dx-btn"
          data-dx="undo"
          aria-disabled={!undo}
          onClick={() => undo && store.change("step", { by: -1 })}
        >
          {say("explorer.undo")}
        </button>
        <button
          type="button"
          class="dx-btn"
          data-dx="redo"
          aria-disabled={!redo}
          onClick={() => redo && store.change("step", { by: 1 })}
        >
          {say("explorer.redo")}
        </button>
        <button
          type="button"
          class="dx-btn"
          data-dx="back"
          aria-disabled={boxed}
          onClick={() => !boxed && store.change("take", { choice: rules.id })}
        >
          {say("explorer.back")}
        </button>
      </span>
      <Refusal of={["seat", "take", "step"]} />
      {seating && <p class="dx-trouble dx-xwide">{words.of(seating)}</p>}
    </div>
  );
}
