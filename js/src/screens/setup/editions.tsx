/** The editions, as cards with a picture. */
import type { EditionCard } from "../../protocol";
import { Icon } from "../../ui/icon";
import { FaultLine } from "./fault-line";
import { useSetup } from "./words";

interface Props {
  editions: readonly EditionCard[];
  value: string;
  fault: string;
  onChange(id: string): void;
}

export function Editions({ editions, value, fault, onChange }: Props) {
  const { store, words, say } = useSetup();
  return (
    <fieldset>
      <legend class="dx-h3 dx-set-h">{say("setup.edition")}</legend>
      <div class="dx-eds">
        {editions.map((edition) => {
          const picture = store.pictures.get(edition.picture);
          return (
            <label key={edition.id} class="dx-ed">
              <span class="dx-ed-pic">{picture && <img src={picture.url} alt="" decoding="async" />}</span>
              <span class="dx-ed-text">
                <b>{words.of(edition.name)}</b>
                <small class="dx-num">
                  {say(edition.even ? "setup.players_even" : "setup.players", { n: edition.players })}
                </small>
                <small>{words.of(edition.ending)}</small>
              </span>
              <input
                type="radio"
                name={`${store.uid}-edition`}
                data-dx="edition"
                data-edition={edition.id}
                checked={edition.id === value}
                onChange={() => onChange(edition.id)}
              />
              <i class="dx-ed-tick">
                <Icon name="check" />
              </i>
            </label>
          );
        })}
      </div>
      <FaultLine text={fault} />
    </fieldset>
  );
}
