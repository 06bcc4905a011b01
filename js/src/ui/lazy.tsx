/** Parts of a page whose code comes when they are first needed. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

const AGAIN = 1000; // ms until code that did not come is asked for once more

export interface Lazy<Props> {
  (props: Props): JSX.Element | null;
  /** Let the code come before it is needed. */
  fetch(): Promise<void>;
}

const Nothing = () => null;

/** A component whose code `load` imports; until it is here, `Meanwhile` stands in its place. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType = Nothing,
): Lazy<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  function fetch(): Promise<void> {
    coming ??= load().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        coming = undefined; // a phone without a network asks again when it is needed
      },
    );
    return coming;
  }
  function Part(props: Props): JSX.Element | null {
    const [, setHere] = useState(part !== undefined);
    useEffect(() => {
      let here = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const ask = async () => {
        await fetch();
        if (part) setHere(true);
        else if (here) timer = setTimeout(ask, AGAIN);
      };
      void ask();
      return () => {
        here = false;
        clearTimeout(timer);
      };
    }, []);
    const Loaded = part;
    return Loaded ? <Loaded {...props} /> : <Meanwhile />;
  }
  return Object.assign(Part, { fetch });
}
