/** One card large and whole; the arrows step through its neighbours. */
import { useState } from "preact/hooks";
import { Card, useAlt } from "./card";
import { useParts } from "./context";
import { Icon } from "./icon";
import { Overlay } from "./overlay";

export interface Looking {
  cards: readonly string[];
  at: number;
}

export interface Deed {
  text: string;
  possible: boolean;
  act(): void;
}

interface Props extends Looking {
  numbered?: boolean;
  /** What can be done with the card that is looked at. */
  deed?: ((at: number) => Deed) | undefined;
  onClose(): void;
}

export function Zoom({ cards, at: first, numbered = false, deed, onClose }: Props) {
  const { say } = useParts();
  const alt = useAlt();
  const [at, setAt] = useState(first);
  const id = cards[at] ?? "";
  const step = (by: number) => setAt((at + by + cards.length) % cards.length);
  const offer = deed?.(at);
  const name = numbered
    ? say("slot.number", { slot: at + 1 })
    : say("zoom.of", { n: at + 1, all: cards.length });
  return (
    <Overlay
      label={name}
      class="dx-zoom"
      onClose={onClose}
      onKey={(event) => {
        const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        if (by) step(by);
        else if (event.key === "z") onClose();
        else return;
        event.preventDefault();
      }}
    >
      <div class="dx-zoom-in">
        <button type="button" class="dx-iconbtn" aria-label={say("zoom.before")} onClick={() => step(-1)}>
          <Icon name="left" />
        </button>
        <div class="dx-zoom-card">
          {numbered && <span class="dx-no">{at + 1}</span>}
          <Card key={id} id={id} silent near />
          <p class="dx-sr" aria-live="polite">
            {name}. {alt(id)}
          </p>
        </div>
        <button type="button" class="dx-iconbtn" aria-label={say("zoom.next")} onClick={() => step(1)}>
          <Icon name="right" />
        </button>
        <div class="dx-zoom-bar">
          {offer && (
            <button
              type="button"
              class="dx-btn dx-btn-main"
              disabled={!offer.possible}
              onClick={() => {
                offer.act();
                onClose();
              }}
            >
              {offer.text}
            </button>
          )}
          <button type="button" class="dx-btn" data-dx-first onClick={onClose}>
            {say("zoom.close")}
          </button>
        </div>
      </div>
    </Overlay>
  );
}

/** A corner of a card to look closer by; without a label where the card itself does that, too: once is enough to hear. */
export function Loupe({ label, onLook }: { label: string | undefined; onLook(): void }) {
  return (
    <button
      type="button"
      class="dx-loupe"
      data-dx="loupe"
      tabIndex={-1}
      aria-label={label}
      aria-hidden={!label || undefined}
      onClick={onLook}
    >
      <span>
        <Icon name="loupe" />
      </span>
    </button>
  );
}
