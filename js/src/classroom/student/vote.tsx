/** A vote on a tableau, in the place of one of the guessers: a tap on a card is the vote. */
import { useState } from "preact/hooks";
import type { AskedVote } from "../../protocol";
import { useWords } from "../../teaching/context";
import type { Votes } from "../../teaching/pieces";
import { Card, useAlt } from "../../ui/card";
import { colours } from "../../ui/rabbit";
import { Tableau } from "../../ui/tableau";
import { Loupe, Zoom } from "../../ui/zoom";
import { chosen } from "./chosen";

interface Props {
  asked: AskedVote;
  last: Votes | null;
  onGive(votes: Votes): void;
}

export function VoteForm({ asked, last, onGive }: Props) {
  const { say } = useWords();
  const alt = useAlt();
  const [looking, setLooking] = useState<number | null>(null);
  const { seat, cards, own, ballot } = asked;
  const picked = last?.[seat] ?? [];
  return (
    <>
      <Tableau count={cards.length} label={say("tableau.label")}>
        {cards.map((id, at) => {
          const slot = at + 1;
          const mine = own.includes(slot);
          const able = ballot.slots.includes(slot);
          const isPicked = picked.includes(slot);
          return (
            <li
              key={id}
              class="dx-slot dx-p"
              style={colours(0)}
              data-card={id}
              data-mine={(mine && !able) || undefined}
              data-picked={isPicked || undefined}
            >
              <span class="dx-no">{slot}</span>
              <button
                type="button"
                class="dx-slot-btn"
                data-dx="slot"
                data-slot={slot}
                data-still={!able || undefined}
                aria-pressed={isPicked}
                aria-disabled={!able || undefined}
                aria-label={say(mine ? "slot.yours_alt" : "slot.alt", { slot, alt: alt(id) })}
                onClick={() => able && onGive({ [seat]: chosen(picked, slot, ballot.most) })}
              >
                <Card id={id} silent />
                {mine && <span class="dx-yours">{say("slot.yours")}</span>}
              </button>
              <Loupe label={say("zoom.open_slot", { slot })} onLook={() => setLooking(at)} />
            </li>
          );
        })}
      </Tableau>
      {looking !== null && <Zoom cards={cards} at={looking} numbered onClose={() => setLooking(null)} />}
    </>
  );
}
