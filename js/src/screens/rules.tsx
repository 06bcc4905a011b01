/** All rules of the game (or of the draft), field by field, with where each comes from. */
import { useEffect, useState } from "preact/hooks";
import type { Draft, RuleRow } from "../messages";
import { useTable } from "../ui/context";
import { Panel } from "../ui/panel";

export function RulesPanel({ draft, onClose }: { draft?: Draft; onClose(): void }) {
  const { store, say } = useTable();
  const [rows, setRows] = useState<RuleRow[] | null>(null);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    let gone = false;
    void store.link.ask("rules", draft ? { draft } : {}).then(({ reply }) => {
      if (gone) return;
      if (reply.ok) setRows(reply.rows);
      else setTrouble(reply.message);
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <Panel title={say("menu.rules")} onClose={onClose}>
      {trouble && (
        <p class="dx-trouble" role="alert">
          {trouble}
        </p>
      )}
      {!rows && !trouble && <p class="dx-dim">{say("panel.loading")}</p>}
      <dl class="dx-rules">
        {rows?.map((row) => (
          <div key={row.field}>
            <dt>{row.label}</dt>
            <dd>
              <b class="dx-num">{row.value}</b>
              <span>{row.meaning}</span>
              <small class="dx-dim">{row.source}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
