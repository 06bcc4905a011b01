/** Which votes would make somebody win? Python looks, the page steps through what it found. */
import { useState } from "preact/hooks";
import { told } from "../teaching/compare";
import { useWords } from "../teaching/context";
import { Picker } from "../teaching/picker";
import { Icon } from "../ui/icon";
import type { LabStore } from "./store";

export function Solver({ store }: { store: LabStore }) {
  const { words, say } = useWords();
  const sheet = store.trait("sheet");
  const { solution } = store;
  const [chosen, setWinner] = useState("");
  const [wanted, setColumn] = useState(0);
  const winner = sheet.players.includes(chosen)
    ? chosen
    : (sheet.players.find((name) => name !== store.position.storyteller) ?? "");
  const column = Math.min(wanted, sheet.columns.length - 1);
  const shown = solution && solution.winner === winner && solution.column === column ? solution : null;
  const found = shown !== null && shown.of > 0;
  const step = (by: 1 | -1 | 0) => void store.solve(winner, column, by);
  return (
    <div class="dx-solve">
      <div class="dx-solve-ask">
        <span>{say("lab.solve")}</span>
        <Picker
          class="dx-pickone-boxed"
          label={say("lab.solve_who")}
          options={sheet.players.map((name) => ({ id: name, text: name }))}
          value={winner}
          handle="winner"
          onChoose={setWinner}
        />
        <span>{say("lab.solve_win")}</span>
        {sheet.columns.length > 1 && (
          <Picker
            class="dx-pickone-boxed"
            label={say("lab.solve_under")}
            options={sheet.columns.map((_, at) => ({
              id: String(at),
              text: told(sheet.columns, at, words.of),
            }))}
            value={String(column)}
            handle="solve-rules"
            onChoose={(id) => setColumn(Number(id))}
          />
        )}
        {!found && (
          <button type="button" class="dx-btn" data-dx="solve" data-dx-focus onClick={() => step(1)}>
            {say("lab.solve_go")}
          </button>
        )}
      </div>
      {found && (
        <div class="dx-solve-steps">
          <button
            type="button"
            class="dx-iconbtn"
            data-dx="solve-before"
            aria-label={say("lab.solve_before")}
            onClick={() => step(-1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            class="dx-iconbtn"
            data-dx="solve"
            data-dx-focus
            aria-label={say("lab.solve_next")}
            onClick={() => step(1)}
          >
            <Icon name="right" />
          </button>
          <button type="button" class="dx-btn dx-btn-quiet" data-dx="solve-back" onClick={() => step(0)}>
            {say("lab.solve_back")}
          </button>
        </div>
      )}
      <p class="dx-dim dx-num" role="status" data-dx="solved">
        {shown &&
          (found
            ? say(shown.complete ? "lab.solved" : "lab.solved_near", { at: shown.at, of: shown.of })
            : say(shown.complete ? "lab.solve_none" : "lab.solve_none_near", { name: winner }))}
      </p>
    </div>
  );
}
