/** The line that stays in sight: what the rules come to, and what the last change did. */
import { useRef } from "preact/hooks";
import { Icon } from "../ui/icon";
import { useExplorer } from "./context";
import { FAMILIES, ICONS, moved } from "./families";
import { useTold } from "./told";
import { usePinned } from "./use-pinned";

export function Line() {
  const { store, words, say } = useExplorer();
  const { judged, effect, faults } = store.trait("sheet");
  const told = useTold();
  const line = useRef<HTMLDivElement>(null);
  usePinned(line);
  const refused = Object.keys(faults).length > 0;
  return (
    <div ref={line} class="dx-xline" role="status" aria-label={say("explorer.line")} data-dx="line">
      {refused ? (
        <p class="dx-trouble">{say("explorer.line.refused")}</p>
      ) : (
        <>
          {effect && <b class="dx-xline-did">{words.of(effect.label)}</b>}
          {FAMILIES.map((family) => (
            <span
              key={family}
              class="dx-xchip dx-num"
              data-dx={`line-${family}`}
              data-moved={(effect && moved[family](effect.before, judged)) || undefined}
            >
              <Icon name={ICONS[family]} /> {told.inLine(family, judged, effect?.before)}
            </span>
          ))}
        </>
      )}
    </div>
  );
}
