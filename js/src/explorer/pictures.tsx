/** The four pictures: side by side where there is room, one at a time where there is none. */
import { useState } from "preact/hooks";
import type { Family } from "../protocol";
import { FAMILIES, ICONS } from "../turning/families";
import { Icon } from "../ui/icon";
import { Segmented } from "../ui/segmented";
import { useExplorer } from "./context";

const SHORT = 70; // letters

export function Pictures() {
  const { say } = useExplorer();
  const [chosen, setChosen] = useState<Family>("clue");
  return (
    <section class="dx-xpictures" aria-label={say("explorer.pictures")} data-dx="pictures">
      <Segmented
        class="dx-seg dx-xtabs"
        label={say("explorer.pictures")}
        value={chosen}
        choices={FAMILIES.map((value) => ({
          value,
          label: say(`control.family.${value}`),
          handle: `picture-${value}`,
        }))}
        onChange={(family) => setChosen(family)}
      />
      {FAMILIES.map((family) => (
        <Picture key={family} family={family} chosen={family === chosen} />
      ))}
    </section>
  );
}

/** What is to be seen; what takes long to say is folded. */
function Caption({ headline, caption }: { headline: string; caption: string }) {
  if (caption.length <= SHORT)
    return (
      <p class="dx-xcaption">
        <b>{headline}</b> {caption}
      </p>
    );
  return (
    <details class="dx-xcaption">
      <summary>
        <b>{headline}</b>
      </summary>
      {caption}
    </details>
  );
}

function Picture({ family, chosen }: { family: Family; chosen: boolean }) {
  const { store, say } = useExplorer();
  const drawn = store.drawn.get(family);
  const refused = Object.keys(store.trait("sheet").faults).length > 0;
  return (
    <figure
      class="dx-xpicture"
      data-dx="picture"
      data-name={family}
      data-chosen={chosen || undefined}
      data-night={(drawn?.night ?? store.night) || undefined}
      data-stale={refused || (drawn && !store.fresh(family)) || undefined}
      aria-busy={!drawn}
    >
      <figcaption>
        <h3 class="dx-h3">
          <Icon name={ICONS[family]} /> {say(`explorer.title.${family}`)}
        </h3>
      </figcaption>
      {!drawn && <p class="dx-dim dx-xempty">{say("explorer.drawing")}</p>}
      {drawn?.fault && <p class="dx-xempty">{drawn.fault}</p>}
      {drawn?.fault && drawn.headline && <Caption headline={drawn.headline} caption={drawn.caption} />}
      {drawn?.url && (
        <>
          <p class="dx-dim dx-xsub">{drawn.subtitle}</p>
          <img src={drawn.url} alt={drawn.words} decoding="sync" />
          <Caption headline={drawn.headline} caption={drawn.caption} />
        </>
      )}
    </figure>
  );
}
