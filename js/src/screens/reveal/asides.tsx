/** What one can look into once a turn lies open; each comes when it is asked for. */
import { useState } from "preact/hooks";
import type { PublicView } from "../../protocol";
import { useTable } from "../context";
import { ToldClues } from "../later";

export function Asides({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const [open, setOpen] = useState<"curve" | null>(null);
  const close = () => setOpen(null);
  const mine = view.clue?.by === store.seat && view.target !== null && store.may("act");
  if (!mine) return null;
  return (
    <div class="dx-asides">
      {mine && (
        <button type="button" class="dx-ask" data-dx="curve" onClick={() => setOpen("curve")}>
          {say("keep.open")}
        </button>
      )}
      {open === "curve" && <ToldClues view={view} player={store.seat} onClose={close} />}
    </div>
  );
}
