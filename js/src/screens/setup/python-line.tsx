/** The line of Python that does the same as the panel, to be copied into a cell. */
import { useRef, useState } from "preact/hooks";
import { Icon } from "../../ui/icon";
import { useTable } from "../context";

export function PythonLine({ line }: { line: string }) {
  const { say } = useTable();
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied(true);
      setTimeout(() => setCopied(false), 1600);
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current); // not allowed: at least it is marked
    }
  };
  return (
    <div class="dx-code">
      {line && (
        <>
          <code ref={code}>{line}</code>
          <button type="button" class="dx-iconbtn" aria-label={say("setup.copy")} onClick={copy}>
            <Icon name={copied ? "check" : "copy"} />
          </button>
          <span class="dx-sr" role="status">
            {copied ? say("setup.copied") : ""}
          </span>
        </>
      )}
    </div>
  );
}
