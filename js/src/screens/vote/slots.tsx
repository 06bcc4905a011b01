/** The tableau to vote on: numbered slots, own cards marked, and what the pointers rest on. */
import type { PublicView } from "../../protocol";
import { Card, useAlt } from "../../ui/card";
import { Band, Voters } from "../../ui/owned";
import { colours } from "../../ui/rabbit";
import { Tableau } from "../../ui/tableau";
import { Loupe } from "../../ui/zoom";
import { useTable } from "../context";
import { SlotMarks } from "../slot-marks";
import type { Voting } from "./use-ballot";

interface Props {
  view: PublicView;
  vote: Voting;
  onLook(at: number): void;
}

export function Slots({ view, vote, onLook }: Props) {
  const { store, say } = useTable();
  const alt = useAlt();
  const { ballot, allowed, open, cast } = vote;
  const own = store.private?.own_slots ?? [];
  const all = store.open;
  const told = store.private?.told ?? null;
  const votes = open || cast || view.waiting_for.includes(store.seat);
  const looks = !votes || cast;
  const colour = colours(Math.max(0, view.players.indexOf(store.seat)));

  return (
    <Tableau count={view.tableau.length} label={say("tableau.label")} dealt={store.before?.phase === "cards"}>
      {view.tableau.map((id, at) => {
        const slot = at + 1;
        const mine = own.includes(slot);
        const able = allowed.slots.includes(slot) || allowed.red_slots.includes(slot);
        const first = slot === ballot.first;
        const second = slot === ballot.second;
        const red = slot === (all?.red ?? ballot.red);
        const target = slot === all?.target;
        const owner = all?.owners[at] ?? "";
        const voters = all ? view.players.filter((player) => all.votes[player]?.includes(slot)) : [];
        return (
          <li
            key={id}
            class="dx-slot dx-p"
            data-card={id}
            style={all ? colours(Math.max(0, view.players.indexOf(owner))) : colour}
            data-mine={(mine && id !== told && !allowed.slots.includes(slot)) || undefined}
            data-told={target || (id === told && !votes) || undefined}
            data-picked={first || undefined}
            data-picked2={second || undefined}
          >
            <span class="dx-no" aria-hidden="true">
              {slot}
            </span>
            <button
              type="button"
              class="dx-slot-btn"
              data-dx="slot"
              data-slot={slot}
              data-still={!able || !open || undefined}
              data-look={looks || undefined}
              aria-pressed={votes ? first || second || red : undefined}
              aria-disabled={(!looks && !able) || undefined}
              aria-label={say(mine ? "slot.yours_alt" : "slot.alt", { slot, alt: alt(id) })}
              onClick={() => (looks ? onLook(at) : vote.set(slot))}
              onDblClick={() => (first || red) && vote.lock()}
              onKeyDown={(event) => {
                if (event.key === "z") onLook(at);
                if (event.key !== "Enter" || !(first || red) || !open) return;
                event.preventDefault();
                vote.lock();
              }}
            >
              <Card id={id} silent>
                {all && <Band view={view} owner={owner} />}
              </Card>
              {mine && (
                <span class="dx-yours" aria-hidden="true">
                  {say("slot.yours")}
                </span>
              )}
            </button>
            {all && (
              <>
                <span class="dx-sr">
                  {say("reveal.owner", { name: owner })} {target && say("reveal.told")}
                </span>
                <Voters view={view} voters={voters} label={say("reveal.votes", { slot })} />
              </>
            )}
            <SlotMarks moon={target} red={red} />
            <Loupe label={looks ? undefined : say("zoom.open_slot", { slot })} onLook={() => onLook(at)} />
          </li>
        );
      })}
    </Tableau>
  );
}
