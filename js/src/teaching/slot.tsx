/** One card of the lab's tableau: whose it is, what lies on it, and what a click on it does. */
import type { ComponentChildren } from "preact";
import { Card, useAlt } from "../ui/card";
import { colours, Rabbit } from "../ui/rabbit";
import { sentence } from "../words";
import { useWords } from "./context";

const CROWD = 4; // more tokens than this overlap
const ROWS = 2; // and lie in so many rows

interface Props {
  id: string;
  slot: number;
  owner: string;
  /** Place of the owner at the table, from 0. */
  at: number;
  /** The storyteller's card, with what marks it. */
  moon: ComponentChildren;
  red: ComponentChildren;
  /** How many tokens lie here, where they are not shown one by one. */
  count: number | null;
  tokens: { key: string; voter: string; node: ComponentChildren }[];
  over: boolean;
  /** What is in hand must not lie here. */
  shut: boolean;
  /** Lays here what is in hand; null: nothing is. */
  onLay: (() => void) | null;
  onLook(): void;
}

export function Slot({ id, slot, owner, at, moon, red, count, tokens, over, shut, onLay, onLook }: Props) {
  const { words, say } = useWords();
  const alt = useAlt();
  const told = moon !== null;
  return (
    <li
      class="dx-slot dx-p"
      style={colours(Math.max(0, at))}
      data-dx="slot"
      data-slot={slot}
      data-told={told || undefined}
      data-over={over || undefined}
      data-no={shut || undefined}
    >
      <span class="dx-no">{slot}</span>
      <div class="dx-face">
        <Card id={id} silent>
          <span class="dx-band">
            <Rabbit at={at} />
            <span dir="auto">{owner}</span>
          </span>
        </Card>
        <span class="dx-sr">
          {sentence(say("slot.alt", { slot, alt: alt(id) }))} {say("reveal.owner", { name: owner })}{" "}
          {told && say("reveal.told")} {red !== null && say("reveal.red")}
        </span>
        {onLay ? (
          <button
            type="button"
            class="dx-look dx-lay"
            data-dx="lay"
            aria-label={say("lab.lay_here", { slot, owner })}
            onClick={onLay}
          />
        ) : (
          <button
            type="button"
            class="dx-look"
            tabIndex={-1}
            aria-label={say("zoom.open_slot", { slot })}
            onClick={onLook}
          />
        )}
        {told && <span class="dx-told">{moon}</span>}
        {red !== null && <span class="dx-redspot">{red}</span>}
        {count !== null && (
          <span class="dx-laid dx-num" data-none={count === 0 || undefined} data-dx="laid">
            <b aria-hidden="true">{count}</b>
            <span class="dx-sr">{words.count("lab.decoy", count)}</span>
          </span>
        )}
        <ul
          class="dx-votes"
          data-many={tokens.length > CROWD || undefined}
          style={{ "--before": Math.ceil(tokens.length / ROWS) - 1 }}
          aria-label={say("reveal.votes", { slot })}
        >
          {tokens.map(({ key, voter, node }) => (
            <li key={key} title={voter}>
              {node}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
