/** The variants, as switches; one that cannot be turned says why. */
import { turnedVariants } from "../../logic/draft";
import type { Draft, SetupData, VariantSwitch } from "../../protocol";
import { FaultLine } from "./fault-line";
import { useSetup } from "./words";

interface Props {
  draft: Draft;
  setup: SetupData;
  faultAt(where: string): string;
  onTurn(variant: VariantSwitch, on: boolean): void;
}

export function Variants({ draft, setup, faultAt, onTurn }: Props) {
  const { words, say } = useSetup();
  const edition = setup.editions.find((one) => one.id === draft.edition);
  const why = (variant: VariantSwitch): string => {
    if (!variant.editions.includes(draft.edition))
      return say("setup.not_with", { edition: words.of(edition?.name) });
    if (draft.seats.length < variant.players_min) return say("setup.needs", { n: variant.players_min });
    return "";
  };
  const turned = turnedVariants(draft, setup.variants);
  const fits = ({ id, editions }: VariantSwitch) => turned.includes(id) || editions.includes(draft.edition);
  const fitting = setup.variants.filter(fits);
  const others = setup.variants.filter((variant) => !fits(variant));
  const row = (variant: VariantSwitch) => {
    const on = turned.includes(variant.id);
    const reason = on ? "" : why(variant);
    const fault = faultAt(`variants.${variant.id}`);
    return (
      <label key={variant.id} class="dx-switch">
        <span>
          <b>{words.of(variant.label)}</b>
          <small>{reason || words.of(variant.note)}</small>
          <FaultLine text={fault} />
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          data-dx="variant"
          data-variant={variant.id}
          checked={on}
          disabled={reason !== ""}
          onChange={(event) => onTurn(variant, event.currentTarget.checked)}
        />
        <i />
      </label>
    );
  };
  return (
    <fieldset>
      <legend class="dx-set-h">
        <span class="dx-h3">{say("setup.variants")}</span>
        <span class="dx-dim dx-num">
          {turned.length ? words.count("setup.turned", turned.length) : say("setup.none_turned")}
        </span>
      </legend>
      <div class="dx-switches">{fitting.map(row)}</div>
      {others.length > 0 && (
        <details class="dx-unfit">
          <summary>{words.count("setup.unfit", others.length)}</summary>
          <div class="dx-switches">{others.map(row)}</div>
        </details>
      )}
    </fieldset>
  );
}
