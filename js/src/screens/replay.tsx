/** The game once more, turn by turn, as each was revealed. */
import { useState } from "preact/hooks";
import type { PublicView } from "../protocol";
import { Icon } from "../ui/icon";
import { Scrubber } from "../ui/scrubber";
import { useTable } from "./context";
import { Reveal } from "./reveal/reveal";
import { Strip } from "./strip";

export function Replay({ turns, onClose }: { turns: readonly PublicView[]; onClose(): void }) {
  const { say } = useTable();
  const [at, setAt] = useState(0);
  const turn = turns[at];
  if (!turn) return null;
  const where = say("replay.turn", { n: at + 1, all: turns.length });
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === "Escape") onClose();
    else if (by && !(event.target instanceof HTMLInputElement))
      setAt(Math.max(0, Math.min(turns.length - 1, at + by)));
    else return;
    event.preventDefault();
  };
  return (
    <section class="dx-replay" onKeyDown={keys} aria-label={say("replay.label")}>
      <div class="dx-replay-bar">
        <button
          type="button"
          class="dx-iconbtn"
          aria-label={say("replay.before")}
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        >
          <Icon name="left" />
        </button>
        <p class="dx-num">{where}</p>
        <Scrubber
          at={at}
          last={turns.length - 1}
          stretches={turns.map(({ players, storyteller }, turn) => ({
            start: Math.max(0, turn - 0.5),
            end: Math.min(turns.length - 1, turn + 0.5),
            mark: turn,
            seat: players.indexOf(storyteller ?? ""),
          }))}
          label={say("replay.label")}
          text={where}
          onSeek={setAt}
        />
        <button
          type="button"
          class="dx-iconbtn"
          aria-label={say("replay.next")}
          disabled={at === turns.length - 1}
          onClick={() => setAt(at + 1)}
        >
          <Icon name="right" />
        </button>
        <button type="button" class="dx-btn" onClick={onClose}>
          {say("replay.close")}
        </button>
      </div>
      <Strip view={turn} />
      <Reveal key={turn.revision} view={turn} live={false} ending="none" />
    </section>
  );
}
