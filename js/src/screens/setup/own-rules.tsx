/** The draft's rules as controls, as the explorer has them: what is turned becomes own rules. */
import { useEffect, useReducer, useRef, useState } from "preact/hooks";
import type { Checked, Control, Draft, Family, RuleSheet } from "../../protocol";
import { type Turning, TurningContext } from "../../turning/context";
import { Controls } from "../../turning/controls";
import { Line } from "../../turning/line";
import { Turns } from "../../turning/turns";
import { wordsIn } from "../../turning/words";
import { useTable } from "../context";

export interface OwnRulesProps {
  draft: Draft;
  onTurned(draft: Draft, checked: Checked): void;
}

/** What theory tells; a table simulates no games. */
const TOLD: readonly Family[] = ["clue", "votes"];

export function OwnRules({ draft, onTurned }: OwnRulesProps) {
  const { store, say } = useTable();
  const [controls, setControls] = useState<readonly Control[]>([]);
  const [sheet, setSheet] = useState<RuleSheet | null>(null);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const now = useRef(draft);
  const turns = useRef<Turns | null>(null);

  const turn = async (changes: Record<string, unknown>) => {
    const { reply } = await store.link.ask("turn", { draft: now.current, changes });
    if (!reply.ok) return null;
    now.current = reply.draft;
    setSheet(reply.sheet);
    return reply;
  };
  turns.current ??= new Turns(
    async ({ field, value }) => {
      const turned = await turn({ [field]: value });
      if (!turned) return;
      const { sheet: told, checked } = turned;
      // what is as in the box again is the edition
      const boxed = told.turned.length === 0 && Object.keys(told.faults).length === 0;
      onTurned(boxed ? { ...turned.draft, variants: [], own: null } : turned.draft, checked);
    },
    () => redraw(undefined),
  );
  useEffect(() => {
    void store.link.ask("controls", {}).then(({ reply }) => reply.ok && setControls(reply.controls));
    void turn({});
  }, []);

  if (!sheet || !controls.length) return <p class="dx-dim">{say("panel.loading")}</p>;
  const words = wordsIn(store.words.language);
  const turning: Turning = {
    words,
    controls,
    sheet,
    last: turns.current.last,
    standing: (field) => turns.current?.standing(field, sheet.values),
    turn: (field, value, dragging) => turns.current?.turn(field, value, dragging),
    meaning: async (field) => {
      const { reply } = await store.link.ask("meaning", { edition: draft.edition, field });
      return reply.ok ? reply : null;
    },
  };
  return (
    <TurningContext.Provider value={turning}>
      <div class="dx-own-rules">
        <Line families={TOLD} refused={words.say("control.refused")} />
        <div class="dx-own-fields">
          <Controls />
        </div>
      </div>
    </TurningContext.Provider>
  );
}
