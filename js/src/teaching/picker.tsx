/** A list to choose from that shows a short name, and the full ones when it opens. */
import type { Named } from "../protocol";
import { useWords } from "./context";

interface Props {
  label: string;
  /** What it shows; without: the chosen one's own name. */
  shown?: string;
  options: readonly { id: string; text: string }[];
  value: string;
  class?: string;
  handle: string;
  onChoose(id: string): void;
}

export function Picker({ label, shown, options, value, handle, onChoose, ...rest }: Props) {
  const text = shown ?? options.find((one) => one.id === value)?.text ?? "";
  return (
    <span class={`dx-pickone ${rest.class ?? ""}`}>
      <span class="dx-pickone-shown" aria-hidden="true" dir="auto">
        {text}
      </span>
      <select
        aria-label={label}
        data-dx={handle}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </span>
  );
}

export function useNamed(): (all: readonly Named[]) => { id: string; text: string }[] {
  const { words } = useWords();
  return (all) => all.map(({ id, name }) => ({ id, text: words.of(name) }));
}
