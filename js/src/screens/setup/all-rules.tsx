/** All rules of the draft on a sheet of their own; the controls are fetched when they are asked for. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Checked, Draft } from "../../protocol";
import { Panel } from "../../ui/panel";
import type { OwnRulesProps } from "./own-rules";
import { useSetup } from "./words";

interface Props {
  draft: Draft;
  onTurned(draft: Draft, checked: Checked): void;
  onClose(): void;
}

export function AllRules({ draft, onTurned, onClose }: Props) {
  const { say } = useSetup();
  const [OwnRules, setOwnRules] = useState<ComponentType<OwnRulesProps> | null>(null);
  useEffect(() => {
    let gone = false;
    void import("./own-rules").then((fetched) => {
      if (!gone) setOwnRules(() => fetched.OwnRules);
    });
    return () => {
      gone = true;
    };
  }, []);
  return (
    <Panel title={say("setup.all_rules")} onClose={onClose}>
      {OwnRules ? (
        <OwnRules draft={draft} onTurned={onTurned} />
      ) : (
        <p class="dx-dim">{say("panel.loading")}</p>
      )}
    </Panel>
  );
}
