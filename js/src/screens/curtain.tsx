/** The curtain between two people: opaque, and nothing of the game behind it. */
import { useEffect, useState } from "preact/hooks";
import { sky } from "../logic/stars";
import type { PublicView } from "../protocol";
import { colours, Rabbit } from "../ui/rabbit";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Menu } from "./menu";

const PARTING = 480; // ms
const STARS = sky(40, 168, 168, 5);

export function Curtain({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const { next, here } = store.seating;
  const at = view.players.indexOf(next);
  const others = here.filter((name) => name !== next);
  const clip = `${store.uid}-moon`;
  const title = `${store.uid}-pass`;
  return (
    <section class="dx-pass dx-p" style={colours(at)} aria-label={say("pass.label")}>
      <div class="dx-curtain" />
      <div class="dx-curtain" />
      <Menu />
      <div class="dx-pass-in">
        <div class="dx-pass-moon">
          <svg viewBox="0 0 168 168" aria-hidden="true">
            <clipPath id={clip}>
              <circle cx="84" cy="84" r="82" />
            </clipPath>
            <circle cx="84" cy="84" r="84" fill="#c9a75a" />
            <g clip-path={`url(#${clip})`}>
              <rect width="168" height="168" fill="#211e4a" />
              {STARS.map((star) => (
                <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity={star.o} />
              ))}
              <circle cx="84" cy="88" r="56" fill="#f6e2ab" />
              <path d="M0 150q42-22 84-10t84-4v32H0z" fill="#151236" />
            </g>
          </svg>
          <Rabbit at={at} />
        </div>
        <h2 class="dx-pass-title" id={title} dir="auto">
          {say("pass.title", { name: next })}
        </h2>
        <p>
          {say(`pass.why.${view.phase === "cards" || view.phase === "vote" ? view.phase : "clue"}`, {
            name: next,
          })}
        </p>
        <button
          type="button"
          class="dx-btn dx-btn-me"
          data-dx="pass"
          data-dx-focus
          aria-describedby={title}
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
