/** The line of Python that does the same as the panel, to be copied into a cell. */
import { useRef } from "preact/hooks";
import { useParts } from "./context";
import { Copy } from "./copy";

export function PythonLine({ line }: { line: string }) {
  const { say } = useParts();
  const code = useRef<HTMLElement>(null);
  return (
    <div class="dx-code">
      {line && (
        <>
          <code ref={code} title={line}>
            {line}
          </code>
          <Copy text={line} label={say("setup.copy")} shown={code} />
        </>
      )}
    </div>
  );
}
