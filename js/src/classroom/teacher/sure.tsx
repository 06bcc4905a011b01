/** A button for what cannot be taken back: it asks, and does it when it is pressed once more. */
import { useState } from "preact/hooks";

interface Props {
  label: string;
  /** What it says before it does it; empty: there is nothing to lose. */
  warning: string;
  handle: string;
  class?: string;
  disabled?: boolean;
  onSure(): void;
}

export function Sure({ label, warning, handle, class: look = "", disabled = false, onSure }: Props) {
  const [isAsking, setAsking] = useState(false);
  const press = (event: MouseEvent) => {
    if (isAsking && event.detail > 1) return; // a double click has read nothing
    setAsking(!isAsking && warning !== "");
    if (isAsking || !warning) onSure();
  };
  return (
    <button
      type="button"
      class={`dx-btn ${look}`}
      data-dx={handle}
      disabled={disabled}
      onClick={press}
      onBlur={() => setAsking(false)}
    >
      <span aria-live="polite">{isAsking ? warning : label}</span>
    </button>
  );
}
