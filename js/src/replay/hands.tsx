/** All hands side by side, with the cards that lie face down: for those who may know everything. */
import { useState } from "preact/hooks";
import type { OpenView, PublicView } from "../protocol";
import { Card, useAlt } from "../ui/card";
import { Icon } from "../ui/icon";
import { colours, Rabbit } from "../ui/rabbit";
import { type Looking, Zoom } from "../ui/zoom";
import { useSay } from "./words";

export function Hands({ view, all }: { view: PublicView; all: OpenView }) {
  const say = useSay();
  const [looking, setLooking] = useState<Looking | null>(null);
  return (
    <section class="dx-hands" aria-label={say("replay.hands")}>
      <h3 class="dx-h3">{say("replay.hands")}</h3>
      <ul>
        {view.players.map((player, seat) => {
          const hand = all.hands[player] ?? [];
          // once they lie open they are on the table, with their owners
          const down = view.tableau.length ? [] : (all.handed[player] ?? []);
          return (
            <li key={player} class="dx-hands-row dx-p" style={colours(seat)}>
              <span class="dx-hands-who">
                <Rabbit at={seat} />
                <span dir="auto" title={player}>
                  {player}
                </span>
              </span>
              <div class="dx-hands-rows">
                {down.length > 0 && (
                  <Row
                    cards={down}
                    label={say("replay.handed_by", { name: player })}
                    told={all.told}
                    down
                    onLook={(at) => setLooking({ cards: down, at })}
                  />
                )}
                <Row
                  cards={hand}
                  label={say("replay.hand_of", { name: player })}
                  told={all.told}
                  onLook={(at) => setLooking({ cards: hand, at })}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {looking && <Zoom {...looking} onClose={() => setLooking(null)} />}
    </section>
  );
}

interface RowProps {
  cards: readonly string[];
  label: string;
  /** The card that the clue tells of; of a team's it stays in the hand. */
  told: string | null;
  /** They have been handed in. */
  down?: boolean;
  onLook(at: number): void;
}

function Row({ cards, label, told, down = false, onLook }: RowProps) {
  const say = useSay();
  const alt = useAlt();
  return (
    <ul class="dx-hands-cards" aria-label={label} data-down={down || undefined}>
      {cards.map((id, at) => (
        <li key={id} data-told={id === told || undefined}>
          <button
            type="button"
            class="dx-hand-btn"
            tabIndex={at === 0 ? 0 : -1}
            aria-label={
              say("hand.card", { n: at + 1, alt: alt(id) }) + (id === told ? ` · ${say("replay.told")}` : "")
            }
            onClick={() => onLook(at)}
          >
            <Card id={id} silent />
            {(down || id === told) && (
              <span class="dx-hands-mark">
                <Icon name={id === told ? "moon" : "check"} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
