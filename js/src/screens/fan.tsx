/** The hand, fanned out: to choose one card or two, or only to look at. */
import { useRef, useState } from "preact/hooks";
import { Card, CardBack, useAlt } from "../ui/card";
import { useGlide } from "../ui/glide";
import { Loupe, Zoom } from "../ui/zoom";
import { useTable } from "./context";

interface Props {
  cards: readonly string[];
  chosen?: readonly string[];
  /** Absent: the hand is only looked at. */
  onToggle?: (id: string) => void;
  /** A double click on a card, or Enter on one that is chosen, is enough to hand in. */
  onDone?: (id: string) => void;
  disabled?: boolean;
  /** The focus goes elsewhere when the screen comes up. */
  waits?: boolean;
}

export function Fan({ cards, chosen = [], onToggle, onDone, disabled = false, waits = false }: Props) {
  const { say } = useTable();
  const alt = useAlt();
  const [looking, setLooking] = useState<number | null>(null);
  const [focus, setFocus] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  useGlide(list, false);
  const middle = (cards.length - 1) / 2;
  const stop = Math.min(focus, cards.length - 1);

  const keys = (event: KeyboardEvent, at: number) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (by) {
      const to = (at + by + cards.length) % cards.length;
      setFocus(to);
      list.current?.querySelectorAll<HTMLElement>(".dx-hand-btn")[to]?.focus();
    } else if (event.key === "z") setLooking(at);
    else if (event.key === "Enter" && onDone && chosen.includes(cards[at] ?? "")) onDone(cards[at] ?? "");
    else return;
    event.preventDefault();
  };

  return (
    <>
      <ul class="dx-fan" ref={list} aria-label={say("hand.label")} style={{ "--n": cards.length }}>
        {cards.map((id, at) => {
          const picked = chosen.includes(id);
          return (
            <li
              key={id}
              class="dx-hand-card"
              data-card={picked ? id : undefined}
              data-picked={picked || undefined}
              style={{ "--i": at - middle }}
            >
              <button
                type="button"
                class="dx-hand-btn"
                data-dx="hand-card"
                data-dx-focus={(at === stop && !waits) || undefined}
                aria-pressed={onToggle ? picked : undefined}
                aria-disabled={disabled || undefined}
                aria-label={say("hand.card", { n: at + 1, alt: alt(id) })}
                tabIndex={at === stop ? 0 : -1}
                onFocus={() => setFocus(at)}
                onKeyDown={(event) => keys(event, at)}
                onDblClick={() => disabled || onDone?.(id)}
                onClick={() => (onToggle ? disabled || onToggle(id) : setLooking(at))}
              >
                <Card id={id} silent />
              </button>
              <Loupe label={onToggle && say("zoom.open_hand", { n: at + 1 })} onLook={() => setLooking(at)} />
            </li>
          );
        })}
      </ul>
      {looking !== null && (
        <Zoom
          cards={cards}
          at={looking}
          onClose={() => setLooking(null)}
          deed={
            onToggle && !disabled
              ? (at) => {
                  const id = cards[at] ?? "";
                  const picked = chosen.includes(id);
                  return {
                    text: say(picked ? "hand.picked" : "hand.pick"),
                    possible: !picked,
                    act: () => onToggle(id),
                  };
                }
              : undefined
          }
        />
      )}
    </>
  );
}

/** A hand that its owner must not look at yet. */
export function FaceDown({ count }: { count: number }) {
  return (
    <div class="dx-fan" style={{ "--n": count }} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} class="dx-hand-card" style={{ "--i": at - (count - 1) / 2 }}>
          <CardBack />
        </span>
      ))}
    </div>
  );
}
