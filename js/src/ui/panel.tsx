/** A sheet of paper over the table, with a title and a way back. */
import type { ComponentChildren } from "preact";
import { useParts } from "./context";
import { Icon } from "./icon";
import { Overlay } from "./overlay";

export function Panel({
  title,
  wide = false,
  onClose,
  children,
}: {
  title: string;
  /** It covers the whole table. */
  wide?: boolean;
  onClose(): void;
  children: ComponentChildren;
}) {
  const { say } = useParts();
  return (
    <Overlay label={title} class="dx-over-panel" onClose={onClose}>
      <div class="dx-panel" data-wide={wide || undefined}>
        <div class="dx-panel-head">
          <h2 class="dx-h">{title}</h2>
          <button
            type="button"
            class="dx-iconbtn"
            data-dx-first
            aria-label={say("zoom.close")}
            onClick={onClose}
          >
            <Icon name="cross" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <section class="dx-panel-in" tabIndex={0} aria-label={title}>
          {children}
        </section>
      </div>
    </Overlay>
  );
}
