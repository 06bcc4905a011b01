/** All rules of the game (or of the draft), field by field, with where each comes from. */
import { useEffect, useState } from "preact/hooks";
import type { Draft, RuleRow } from "../protocol";
import { Panel } from "../ui/panel";
import { useTable } from "./context";

export function RulesPanel({ draft, onClose }: { draft?: Draft; onClose(): void }) {
  const { store, say } = useTable();
  const [rows, setRows] = useState<RuleRow[] | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    let gone = false;
    void store.link.ask("rules", draft ? { draft } : {}).then(({ reply }) => {
      if (gone) return;
      if (reply.ok) setRows(reply.rows);
      else setError(reply.message);
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <Panel title={say("menu.rules")} onClose={onClose}>
      {error && (
        <p class="dx-trouble" role="alert">
          {error}
        </p>
      )}
      {!rows && !error && <p class="dx-dim">{say("panel.loading")}</p>}
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
