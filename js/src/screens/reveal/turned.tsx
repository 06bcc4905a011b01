/** One card of the tableau, with as much told of it as has been turned over. */
import { votersOf } from "../../logic/reveal";
import type { Lit } from "../../logic/sheet";
import { type Beat, isAt } from "../../logic/unfolding";
import type { PublicView } from "../../protocol";
import { Card, useAlt } from "../../ui/card";
import { Band, Voters } from "../../ui/owned";
import { colours } from "../../ui/rabbit";
import { sentence } from "../../words";
import { useTable } from "../context";
import { SlotMarks } from "../slot-marks";

interface Props {
  view: PublicView;
  slot: number;
  at: Beat;
  /** Whoever looks has told, and knows which card it is. */
  told: boolean;
  light: Lit | null;
  onLook(): void;
}

export function Turned({ view, slot, at, told, light, onLook }: Props) {
  const { store, say } = useTable();
  const alt = useAlt();
  const id = view.tableau[slot - 1] ?? "";
  const owner = view.owners?.[slot - 1] ?? "";
  const right = slot === view.target;
  const moon = right && (told || isAt(at, "moon"));
  const red = slot === view.red && isAt(at, "moon");
  const owned = isAt(at, right ? "moon" : "owners");
  const voters = isAt(at, "votes") ? votersOf(view, slot) : [];
  const mine = owner !== "" && owner === store.seat;
  return (
    <li
      class="dx-slot dx-p"
      data-card={id}
      style={{ ...colours(Math.max(0, view.players.indexOf(owner))), "--k": slot - 1 }}
      data-slot={slot}
      data-told={moon || undefined}
      data-red={red || undefined}
      data-wrong={(view.target !== null && !right && owned && at !== "done") || undefined}
      data-lit={light?.slots.includes(slot) || undefined}
    >
      <span class="dx-no" aria-hidden="true">
        {slot}
      </span>
      <div class="dx-face">
        <Card id={id} silent>
          {owned && (
            <Band view={view} owner={owner} text={mine ? say("reveal.you") : owner} order={slot - 1} />
          )}
        </Card>
        <span class="dx-sr">
          {sentence(say("slot.alt", { slot, alt: alt(id) }))} {owned && say("reveal.owner", { name: owner })}{" "}
          {moon && say("reveal.told")} {red && say("reveal.red")}
        </span>
        <SlotMarks moon={moon} red={red} />
        <Voters
          view={view}
          voters={voters}
          label={say("reveal.votes", { slot })}
          isLit={(voter) => Boolean(light?.voters.includes(voter) && light.slots.includes(slot))}
        />
      </div>
      <button type="button" class="dx-look" aria-label={say("zoom.open_slot", { slot })} onClick={onLook} />
    </li>
  );
}
