/** Parts of a page whose code comes when they are first needed. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

export interface Lazy<Props> {
  (props: Props): JSX.Element | null;
  /** Let the code come before it is needed. */
  fetch(): Promise<void>;
}

/** A component that is empty until its code is here; `load` imports it. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  function fetch(): Promise<void> {
    coming ??= load().then((loaded) => {
      part = loaded;
    });
    return coming;
  }
  function Part(props: Props): JSX.Element | null {
    const [, setHere] = useState(part !== undefined);
    useEffect(() => void fetch().then(() => setHere(true)), []);
    const Loaded = part;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return Object.assign(Part, { fetch });
}
