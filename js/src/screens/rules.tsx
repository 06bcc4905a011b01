/** All rules of the game, field by field, with where each comes from. */
import { Panel } from "../ui/panel";
import { useTable } from "./context";
import { Trouble } from "./error-line";
import { useReply } from "./use-reply";

export function RulesPanel({ onClose }: { onClose(): void }) {
  const { store, say } = useTable();
  const reply = useReply(() => store.link.ask("rules", {}));
  return (
    <Panel title={say("menu.rules")} onClose={onClose}>
      {!reply && <p class="dx-dim">{say("panel.loading")}</p>}
      {reply?.ok === false && <Trouble text={reply.message} />}
      <dl class="dx-rules">
        {(reply?.ok ? reply.rows : []).map((row) => (
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
