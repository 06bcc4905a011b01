/** Another widget inside of this one, where the host can have one there. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Host } from "../mount";

const PATIENCE = 8000; // ms: a host may wait for ever for a widget that it does not know

function late(): Promise<never> {
  return new Promise((_, refuse) => setTimeout(() => refuse(new Error("no such widget here")), PATIENCE));
}

interface Props {
  host: Host | undefined;
  /** How the host knows the other widget; empty: there is none. */
  reference: string | null;
  class: string;
  handle: string;
  /** What is said where the host cannot have it here. */
  elsewhere: ComponentChildren;
}

export function Embedded({ host, reference, class: name, handle, elsewhere }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    const el = place.current;
    if (!reference || !el) return;
    const life = new AbortController();
    const open = async () => {
      try {
        if (!host) throw new Error("no widgets inside of widgets here");
        const widget = await Promise.race([host.getWidget(reference), late()]);
        if (life.signal.aborted) return;
        await widget.render({ el, signal: life.signal });
        el.scrollIntoView?.({ block: "start" });
        setElsewhere(false);
      } catch {
        if (!life.signal.aborted) setElsewhere(true);
      }
    };
    void open();
    return () => {
      life.abort();
      el.replaceChildren();
    };
  }, [reference]);
  return (
    <>
      {isElsewhere && elsewhere}
      <div ref={place} class={name} data-dx={handle} />
    </>
  );
}
