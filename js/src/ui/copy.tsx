/** A button that copies a text, or marks it where copying is not allowed. */
import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { useParts } from "./context";
import { Icon } from "./icon";

interface Props {
  text: string;
  label: string;
  /** Where the text stands. */
  shown: RefObject<HTMLElement | null>;
}

export function Copy({ text, label, shown }: Props) {
  const { say } = useParts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 1600);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  };
  return (
    <>
      <button type="button" class="dx-iconbtn" aria-label={label} onClick={copy}>
        <Icon name={copied ? "check" : "copy"} />
      </button>
      <span class="dx-sr" role="status">
        {copied ? say("setup.copied") : ""}
      </span>
    </>
  );
}
