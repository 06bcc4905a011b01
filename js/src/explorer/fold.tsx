/** A part of the page that is opened when it is wanted. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../ui/icon";

interface Props {
  title: string;
  handle: string;
  open?: boolean;
  children: ComponentChildren;
}

export function Fold({ title, handle, open = false, children }: Props) {
  const [unfolded, setUnfolded] = useState(open);
  return (
    <section class="dx-xpart" aria-label={title} data-dx={handle}>
      <button
        type="button"
        class="dx-xfold"
        aria-expanded={unfolded}
        data-dx={`${handle}-open`}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name={unfolded ? "down" : "right"} />
        <span>{title}</span>
      </button>
      {unfolded && <div class="dx-xpart-in">{children}</div>}
    </section>
  );
}
