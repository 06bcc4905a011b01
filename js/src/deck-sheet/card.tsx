/** A picture, and under it what is said of it, to be typed. */
import { useRef } from "preact/hooks";
import type { CaptionedCard } from "../protocol";
import { Card } from "../ui/card";
import { useSeen } from "../ui/use-seen";
import type { DeckSheetStore, Field } from "./store";

interface Props {
  store: DeckSheetStore;
  card: CaptionedCard;
  onLook(): void;
  /** Enter was pressed: on to the next field. */
  onNext(field: Element): void;
}

export function CaptionedPicture({ store, card, onLook, onNext }: Props) {
  const { say } = store.words;
  const place = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(place);
  const name = card.title || card.unsaid;
  const field = (which: Field, hint = "") => (
    <CaptionField store={store} card={card} field={which} name={name} hint={hint} onNext={onNext} />
  );
  return (
    <li class="dx-cap" ref={place} data-silent={card.silent || undefined} data-card={card.id}>
      <button
        type="button"
        class="dx-cap-look"
        aria-label={say("captions.look", { card: name })}
        onClick={onLook}
      >
        {isSeen ? <Card id={card.id} silent /> : <span class="dx-card" data-loading="" />}
      </button>
      <div class="dx-cap-said">
        {field("title", card.unsaid)}
        {field("concepts", card.seen && say("captions.seen", { seen: card.seen }))}
        <details class="dx-cap-more">
          <summary aria-label={say("captions.more_of", { card: name })}>{say("captions.more")}</summary>
          {field("alt")}
          {field("clues")}
        </details>
      </div>
    </li>
  );
}

interface FieldProps extends Omit<Props, "onLook"> {
  field: Field;
  /** What the card is called. */
  name: string;
  /** What there is while nothing is said. */
  hint: string;
}

function CaptionField({ store, card, field, name, hint, onNext }: FieldProps) {
  const { say } = store.words;
  const typed = store.typed(card.id, field);
  const label = say(`captions.field.${field}`);
  const why = `${store.uid}-${field}-${card.id}`;
  const given = {
    class: "dx-cap-in",
    "data-dx": "caption",
    "data-field": field,
    dir: "auto" as const,
    value: typed?.text ?? card[field],
    placeholder: hint,
    "aria-label": say("captions.of", { field: label, card: name }),
    "aria-invalid": typed?.refused ? true : undefined,
    "aria-describedby": typed?.refused ? why : undefined,
    onInput: (event: { currentTarget: { value: string } }) =>
      store.type(card.id, field, event.currentTarget.value),
    onBlur: () => void store.keep(card, field),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      void store.keep(card, field);
      onNext(event.currentTarget as Element);
    },
  };
  return (
    <div class="dx-cap-field">
      <span class="dx-dim" aria-hidden="true">
        {label}
      </span>
      {field === "title" ? <input type="text" {...given} /> : <textarea rows={2} {...given} />}
      <p class="dx-trouble" id={why} role="alert">
        {typed?.refused}
      </p>
    </div>
  );
}
