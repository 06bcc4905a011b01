/** Who is at the table: a rabbit on each cushion, and an empty one for whoever may still come. */
import type { ComponentChildren } from "preact";
import { colours, Rabbit } from "../../ui/rabbit";
import { useTable } from "../context";
import { useShareWords } from "./words";

interface Props {
  /** What can be done about somebody who came with a device. */
  deeds(name: string): ComponentChildren;
}

export function Guests({ deeds }: Props) {
  const { seats, present } = useTable().store.seating;
  const { say } = useShareWords();
  return (
    <ul class="dx-guests">
      {seats.map(({ name, kind }, at) => {
        const there = present[at] ?? "yes";
        return (
          <li key={at} class="dx-guest dx-p" style={colours(at)} data-player={name} data-present={there}>
            <span class="dx-guest-seat">
              {name && <Rabbit key={name} at={at} />}
              <i class="dx-cushion" />
            </span>
            <b class="dx-guest-name" title={name} dir="auto">
              {name}
            </b>
            <span class="dx-dim">{say(kind === "person" ? "share.is.person" : `share.is.${there}`)}</span>
            {kind === "remote" && name && <span class="dx-guest-deeds">{deeds(name)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
