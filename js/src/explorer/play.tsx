/** Play these rules: the table opens beneath, in the same cell. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../mount";
import { useExplorer } from "./context";

const PATIENCE = 8000; // ms: a host may wait for ever for a widget that it does not know

function late(): Promise<never> {
  return new Promise((_, refuse) => setTimeout(() => refuse(new Error("no such widget here")), PATIENCE));
}

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
  const ref = store.trait("table");
  const place = useRef<HTMLDivElement>(null);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const el = place.current;
    if (!ref || !el) return;
    const life = new AbortController();
    const open = async () => {
      try {
        if (!host) throw new Error("no widgets inside of widgets here");
        const table = await Promise.race([host.getWidget(ref), late()]);
        if (life.signal.aborted) return;
        await table.render({ el, signal: life.signal });
        el.scrollIntoView?.({ block: "start" });
        setElsewhere(false);
      } catch {
        if (!life.signal.aborted) setElsewhere(true);
      }
    };
    void open();
    return () => {
      life.abort();
      el.replaceChildren();
    };
  }, [ref]);
  return (
    <>
      {elsewhere && (
        <p class="dx-xelsewhere">
          {say("explorer.play.elsewhere")} <code>explorer.play()</code>
        </p>
      )}
      <div ref={place} class="dx-xtable-beneath" data-dx="table" />
    </>
  );
}
