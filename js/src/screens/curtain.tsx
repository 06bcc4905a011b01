/** The curtain between two people: opaque, and nothing of the game behind it. */
import { useEffect, useState } from "preact/hooks";
import { mateOf } from "../logic/teams";
import type { PublicView } from "../protocol";
import { MoonWindow } from "../ui/moon-window";
import { colours } from "../ui/rabbit";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Menu } from "./menu";
import { cardsEach } from "./pile";

const PARTING = 480; // ms

export function Curtain({ view }: { view: PublicView }) {
  const { store, words, say } = useTable();
  const { next, here } = store.seating;
  const at = view.players.indexOf(next);
  const others = here.filter((name) => name !== next);
  // Of two who could hand in for their team, they agree aloud, and whoever does takes the screen.
  const mate = view.phase === "cards" ? mateOf(view, next) : null;
  const both = mate !== null && here.includes(mate);
  const why = `${store.uid}-why`;
  return (
    <section class="dx-pass dx-p" style={colours(at)} aria-label={say("pass.label")}>
      <div class="dx-curtain" />
      <div class="dx-curtain" />
      <Menu />
      <div class="dx-pass-in">
        <MoonWindow at={at} id={`${store.uid}-moon`} />
        <h2 class="dx-pass-title" dir="auto">
          {both ? say("pass.title_team", { name: next, mate }) : say("pass.title", { name: next })}
        </h2>
        <p id={why}>
          {both
            ? say("pass.why.cards_team")
            : view.phase === "cards"
              ? words.count("pass.why.cards", cardsEach(view, store.rules), { name: next })
              : say(`pass.why.${view.phase === "vote" ? "vote" : "clue"}`, { name: next })}
        </p>
        <button
          type="button"
          class="dx-btn dx-btn-me"
          data-dx="pass"
          data-dx-focus
          aria-describedby={why}
          disabled={store.pending === "sit"}
          onClick={() => store.sit(next)}
        >
          {store.pending === "sit" ? say(store.waiting) : say("pass.i_am", { name: next })}
        </button>
        <ErrorLine where="sit" />
        {others.length > 0 && (
          <div class="dx-pass-else">
            <span>{say("pass.else")}</span>
            {others.map((name) => (
              <button key={name} type="button" class="dx-btn dx-btn-quiet" onClick={() => store.sit(name)}>
                {say("pass.i_am", { name })}
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** The curtain parts over the screen of the one who sat down; it is never seen closing. */
export function PartingCurtain({ onDone }: { onDone(): void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setOpen(true)));
    const timer = setTimeout(onDone, PARTING);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return (
    <div class="dx-pass dx-pass-leave" data-open={open || undefined} aria-hidden="true">
      <div class="dx-curtain" />
      <div class="dx-curtain" />
    </div>
  );
}
