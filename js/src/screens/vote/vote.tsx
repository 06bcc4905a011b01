/** Everybody looks at the same cards and says in secret which one it is. */
import { useState } from "preact/hooks";
import type { PublicView } from "../../protocol";
import { useAlt } from "../../ui/card";
import { Zoom } from "../../ui/zoom";
import { ClueBanner } from "../clue-banner";
import { useTable } from "../context";
import { BallotBox } from "./ballot-box";
import { Locks } from "./locks";
import { Slots } from "./slots";
import { useBallot } from "./use-ballot";
import { WhyNoVote } from "./why-no-vote";

export function Vote({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const alt = useAlt();
  const vote = useBallot(view);
  const [looking, setLooking] = useState<number | null>(null);
  const { open, allowed, set } = vote;
  const votes = vote.cast || open || view.waiting_for.includes(store.seat);

  return (
    <div class="dx-stage dx-vote" data-many={view.players.length > 7 || undefined}>
      <ClueBanner view={view} />
      <div class="dx-two" data-cards={view.tableau.length}>
        <Slots view={view} vote={vote} onLook={setLooking} />
        <aside
          class="dx-side"
          aria-label={say(votes ? "vote.side" : "vote.side_watch")}
          data-voting={votes || undefined}
        >
          {votes ? (
            <BallotBox view={view} vote={vote} altOf={(slot) => alt(view.tableau[slot - 1] ?? "")} />
          ) : (
            <>
              <WhyNoVote view={view} />
              <div class="dx-side-foot">
                <Locks view={view} />
              </div>
            </>
          )}
        </aside>
      </div>
      {looking !== null && (
        <Zoom
          cards={view.tableau}
          at={looking}
          numbered
          onClose={() => setLooking(null)}
          deed={
            open
              ? (at) => {
                  const possible = allowed.slots.includes(at + 1);
                  return {
                    text: say(possible ? "zoom.point" : "zoom.own"),
                    possible,
                    act: () => set(at + 1),
                  };
                }
              : undefined
          }
        />
      )}
    </div>
  );
}
