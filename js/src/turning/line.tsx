/** The line that stays in sight: what the rules come to, and what the last change did. */
import { useRef } from "preact/hooks";
import type { Family } from "../protocol";
import { Icon } from "../ui/icon";
import { useTurning } from "./context";
import { ICONS, moved } from "./families";
import { useTold } from "./told";
import { usePinned } from "./use-pinned";

interface Props {
  families: readonly Family[];
  /** What is said where nobody can play the rules. */
  refused: string;
}

export function Line({ families, refused }: Props) {
  const { sheet, words, say } = useTurning();
  const { judged, effect, faults } = sheet;
  const [fault] = Object.values(faults);
  const told = useTold();
  const line = useRef<HTMLDivElement>(null);
  usePinned(line);
  return (
    <div ref={line} class="dx-xline" role="status" aria-label={say("told.label")} data-dx="line">
      {fault ? (
        <p class="dx-trouble">
          {refused} {words.of(fault)}
        </p>
      ) : (
        <>
          {effect && <b class="dx-xline-did">{words.of(effect.label)}</b>}
          {families.map((family) => (
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
