/** All rules of the draft on a sheet of their own; the controls are fetched when they are asked for. */
import { lazy } from "../../ui/lazy";
import { Panel } from "../../ui/panel";
import type { OwnRulesProps } from "./own-rules";
import { useSetup } from "./words";

const OwnRules = lazy<OwnRulesProps>(() => import("./own-rules").then((own) => own.OwnRules), Loading);

function Loading() {
  return <p class="dx-dim">{useSetup().say("panel.loading")}</p>;
}

export function AllRules({ onClose, ...props }: OwnRulesProps & { onClose(): void }) {
  const { say } = useSetup();
  return (
    <Panel title={say("setup.all_rules")} onClose={onClose}>
      <OwnRules {...props} />
    </Panel>
  );
}
