/** Play these rules: the table opens beneath, in the same cell. */
import type { Host } from "../mount";
import { Embedded } from "../ui/embedded";
import { useExplorer } from "./context";

export function Play({ host }: { host: Host | undefined }) {
  const { store, say } = useExplorer();
  const refused = Object.keys(store.trait("sheet").faults).length > 0;
  return (
    <button
      type="button"
      class="dx-btn dx-btn-main"
      data-dx="play"
      aria-disabled={refused}
      data-inside={host ? true : undefined}
      onClick={() => !refused && store.change("play", {})}
    >
      {say("explorer.play")}
    </button>
  );
}

export function Table({ host }: { host: Host | undefined }) {
  const { store, say } = useExplorer();
  return (
    <Embedded
      host={host}
      reference={store.trait("table")}
      class="dx-xtable-beneath"
      handle="table"
      elsewhere={
        <p class="dx-xelsewhere">
          {say("explorer.play.elsewhere")} <code>explorer.play()</code>
        </p>
      }
    />
  );
}
