/** A row of choices of which one is on: radio buttons in one well. */
import { useId } from "preact/hooks";
import { useParts } from "./context";
import { Icon, type IconName } from "./icon";

export interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: IconName;
  /** Shows the icon only; the label is still said. */
  iconOnly?: boolean;
  handle?: string;
}

interface Props<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  disabled?: boolean;
  class?: string;
  onChange(value: T): void;
}

export function Segmented<T extends string>({
  label,
  choices,
  value,
  disabled = false,
  onChange,
  ...rest
}: Props<T>) {
  const { store } = useParts();
  const name = `${store.uid}-${useId()}`;
  return (
    <div class={rest.class ?? "dx-seg"} role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} title={choice.iconOnly ? choice.label : undefined}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            disabled={disabled}
            aria-label={choice.iconOnly ? choice.label : undefined}
            data-dx={choice.handle}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon && <Icon name={choice.icon} />}
          {!choice.iconOnly && choice.label}
        </label>
      ))}
    </div>
  );
}
