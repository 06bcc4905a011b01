/** What one can look into once a turn lies open; each comes when it is asked for. */
import { useContext, useState } from "preact/hooks";
import type { PublicView } from "../../protocol";
import { useTable, WhatIfContext } from "../context";
import { Minds, ToldClues } from "../later";

type Aside = "what_if" | "minds" | "curve";

export function Asides({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const WhatIf = useContext(WhatIfContext);
  const [open, setOpen] = useState<Aside | null>(null);
  const close = () => setOpen(null);
  const mine = view.clue?.by === store.seat && view.target !== null && store.may("act");
  const thought = (store.seating.explained[view.turn] ?? []).length > 0;
  const aside = (which: Aside, handle: string, text: string) => (
    <button type="button" class="dx-ask" data-dx={handle} onClick={() => setOpen(which)}>
      {text}
    </button>
  );
  return (
    <div class="dx-asides">
      {WhatIf && aside("what_if", "what-if", say("what_if.open"))}
      {thought && aside("minds", "minds", say("minds.open"))}
      {mine && aside("curve", "curve", say("keep.open"))}
      {open === "what_if" && WhatIf && <WhatIf view={view} onClose={close} />}
      {open === "minds" && <Minds view={view} onClose={close} />}
      {open === "curve" && <ToldClues view={view} player={store.seat} onClose={close} />}
    </div>
  );
}
