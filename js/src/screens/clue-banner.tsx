/** The clue: the largest text on the screen, in whatever script it is. */
import { quoted } from "../logic/clue";
import { endings } from "../logic/endings";
import type { PublicView } from "../protocol";
import { Icon } from "../ui/icon";
import { useTable } from "./context";
import { Hear } from "./later";

/** The turn and how the game ends, in a few words. */
export function useMeta(view: PublicView): string {
  const { store, words, say } = useTable();
  const { turn, last_turn } = view;
  const { turns = 0 } = store.seating;
  if (last_turn || turn === turns) return [say("meta.turn", { turn }), say("meta.last_turn")].join(" · ");
  if (turns > 0) return say("meta.turn_of", { turn, turns });
  return [say("meta.turn", { turn }), endings(store.rules, words)].join(" · ");
}

const LONG = 70; // letters

export function ClueBanner({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const meta = useMeta(view);
  const { clue } = view;
  const { sound } = store.seating;
  if (!clue) return null;
  const alone = store.seating.seats.filter(({ kind }) => kind === "person").length === 1;
  const you = clue.by === store.seat && (alone || view.phase !== "review");
  return (
    <section
      class="dx-clue"
      data-new={(store.before?.phase === "clue" && !store.reducedMotion) || undefined}
      aria-label={say("clue.label")}
    >
      <div class="dx-clue-main">
        <div class="dx-clue-by">
          <Icon name="moon" />
          <span dir="auto">
            {you ? say(`clue.you.${clue.kind}`) : say(`clue.by.${clue.kind}`, { name: clue.by })}
          </span>
          {clue.kind !== "text" && <Icon name={clue.kind} />}
        </div>
        <div class="dx-clue-text" dir="auto" data-long={clue.text.length > LONG || undefined}>
          {quoted(clue, say)}
        </div>
        {sound && view.turn === store.newest?.turn && <Hear name={sound} />}
      </div>
      <div class="dx-clue-meta dx-num">{meta}</div>
    </section>
  );
}
