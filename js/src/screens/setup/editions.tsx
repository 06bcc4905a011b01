/** The editions, as cards with a picture, and own rules as one more. */
import type { EditionCard, OwnCard } from "../../protocol";
import { Icon } from "../../ui/icon";
import { FaultLine } from "./fault-line";
import { useSetup } from "./words";

interface Props {
  editions: readonly EditionCard[];
  value: string;
  fault: string;
  /** The id of a card. */
  ownPicture: string;
  /** Own rules that are chosen and can be played. */
  own: OwnCard | null;
  onChange(id: string): void;
  onOwn(): void;
  onTurnRules(): void;
}

/** Stands for own rules among the editions. */
export const OWN = "own";

export function Editions(props: Props) {
  const { editions, value, fault, ownPicture, own, onChange, onOwn, onTurnRules } = props;
  const { words, say } = useSetup();
  const players = (one: EditionCard | OwnCard) =>
    say(one.even ? "setup.players_even" : "setup.players", { n: one.players });
  const changes = own?.changes.map(words.of).join(" · ");
  return (
    <fieldset>
      <legend class="dx-h3 dx-set-h">{say("setup.edition")}</legend>
      <div class="dx-eds">
        {editions.map((edition) => (
          <Card
            key={edition.id}
            id={edition.id}
            picture={edition.picture}
            name={words.of(edition.name)}
            notes={[players(edition), words.of(edition.ending)]}
            chosen={edition.id === value}
            onChoose={() => onChange(edition.id)}
          />
        ))}
        <div class="dx-ed-own">
          <Card
            id={OWN}
            picture={ownPicture}
            name={say("setup.own")}
            notes={
              own
                ? [`${players(own)} · ${words.of(own.ending)}`, changes || say("setup.own_boxed")]
                : [say("setup.own_note")]
            }
            chosen={value === OWN}
            onChoose={onOwn}
          />
          <button type="button" class="dx-btn" data-dx="turn-rules" onClick={onTurnRules}>
            {say("setup.turn_rules")}
          </button>
        </div>
      </div>
      <FaultLine text={fault} />
    </fieldset>
  );
}

interface CardProps {
  id: string;
  picture: string;
  name: string;
  notes: readonly string[];
  chosen: boolean;
  onChoose(): void;
}

function Card({ id, picture, name, notes, chosen, onChoose }: CardProps) {
  const { store } = useSetup();
  const shown = store.pictures.get(picture);
  return (
    <label class="dx-ed">
      <span class="dx-ed-pic">{shown && <img src={shown.url} alt="" decoding="async" />}</span>
      <span class="dx-ed-text">
        <b>{name}</b>
        {notes.map((note, at) => (
          <small key={at} class="dx-num">
            {note}
          </small>
        ))}
      </span>
      <input
        type="radio"
        name={`${store.uid}-edition`}
        data-dx="edition"
        data-edition={id}
        checked={chosen}
        onChange={onChoose}
      />
      <i class="dx-ed-tick">
        <Icon name="check" />
      </i>
    </label>
  );
}
