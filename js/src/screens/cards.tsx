/** Everybody else hands in a card that fits the clue. */
import { useRef, useState } from "preact/hooks";
import { guessesFirst } from "../logic/coaching";
import { toggled } from "../logic/hand";
import { offerOf } from "../logic/offer";
import type { OptionsShape, PublicView } from "../protocol";
import { Card } from "../ui/card";
import { useGlide } from "../ui/glide";
import { Loupe, Zoom } from "../ui/zoom";
import { ClueBanner } from "./clue-banner";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Fan } from "./fan";
import { Pile } from "./pile";
import { useUnsent } from "./use-unsent";
import { Waiting } from "./waiting";

export function Cards({ view }: { view: PublicView }) {
  const { store } = useTable();
  const choosing =
    store.options?.kind === "cards" || (store.may("act") && view.waiting_for.includes(store.seat));
  return (
    <div class="dx-stage">
      <ClueBanner view={view} />
      {choosing ? <HandIn view={view} options={store.options} /> : <Wait view={view} />}
    </div>
  );
}

interface HandInProps {
  view: PublicView;
  /** Null while others are seen acting, or the private part is on its way: there is nothing to press yet. */
  options: OptionsShape | null;
}

function HandIn({ view, options }: HandInProps) {
  const { store, words, say } = useTable();
  const count = options?.count ?? 1;
  const { agreement } = store;
  const [picked, setChosen] = useUnsent<string[] | null>(view, null);
  // an offer stands until another is made, and after a reload, too
  const chosen = picked ?? agreement?.cards ?? [];
  const stands = chosen.length > 0 && chosen.every((id) => agreement?.cards.includes(id));
  const busy = store.submitted || !options;
  const missing = count - chosen.length;
  const handIn = (cards: string[]) => store.act({ action: "hand_in", cards });
  const mate = team(view, store.seat).find((member) => member !== store.seat);
  const mine =
    view.mode === "team" && view.storyteller !== null && team(view, store.seat).includes(view.storyteller);
  const offer = offerOf(agreement);
  const whom = { name: agreement?.mate ?? "" };
  return (
    <div class="dx-tell">
      <Fan
        cards={options?.cards ?? store.private?.hand ?? []}
        chosen={chosen}
        disabled={busy}
        onToggle={(id) => {
          store.forgive();
          setChosen(toggled(chosen, id, count));
        }}
        onDone={(id) => {
          // the second click of two has taken the card back
          const cards = chosen.includes(id) ? chosen : toggled(chosen, id, count);
          if (cards.length === count && !stands) handIn(cards);
          else setChosen(cards);
        }}
      />
      <div class="dx-give">
        <p>
          <b>{offer ? say(`${offer}.title`, whom) : words.count("cards.hand_in", count)}</b>
          <br />
          <span class="dx-dim">
            {agreement
              ? say(offer ? `${offer}.text` : "cards.apart", whom)
              : view.mode === "team"
                ? say(mine ? "cards.team_teller" : "cards.team")
                : view.mode === "party"
                  ? say("cards.party")
                  : words.count("cards.then", count)}{" "}
            {guessesFirst(view, store.seat) && say("coach.cards")}
          </span>
        </p>
        <Pile view={view} />
        {options && offer === "cards.offer.theirs" && (
          <button
            type="button"
            class="dx-btn dx-btn-main"
            data-dx="agree"
            disabled={busy}
            onClick={() => store.agree()}
          >
            {store.pending === "agree" ? say(store.waiting) : say("cards.agree", whom)}
          </button>
        )}
        {options && (
          <button
            type="button"
            class={`dx-btn ${offer === "cards.offer.theirs" ? "" : "dx-btn-main"}`}
            data-dx="hand-in"
            disabled={missing > 0 || stands || busy}
            onClick={() => handIn(chosen)}
          >
            {store.pending === "cards"
              ? say(store.waiting)
              : missing > 0 && count > 1
                ? words.count("cards.missing", missing)
                : agreement
                  ? say("cards.offer")
                  : words.count("cards.button", count)}
          </button>
        )}
        <ErrorLine where={["cards", "agree", "begin"]} />
        {mate && store.may("let_bots_begin") && store.seating.bots_wait.includes(mate) && (
          <button
            type="button"
            class="dx-btn"
            data-dx="let-others"
            disabled={busy}
            onClick={() => store.letOthersBegin(mate)}
          >
            {say("cards.let_mate", { name: mate })}
          </button>
        )}
      </div>
    </div>
  );
}

function team(view: PublicView, player: string): string[] {
  return view.teams.find((members) => members.includes(player)) ?? [];
}

/** The storyteller and all who have handed in: their card, the pile that grows, and what happens next. */
function Wait({ view }: { view: PublicView }) {
  const { store, words, say } = useTable();
  const [looking, setLooking] = useState<number | null>(null);
  const mine = useRef<HTMLUListElement>(null);
  useGlide(mine);
  const known = store.private;
  const teller = store.seat !== "" && store.seat === view.storyteller && view.mode !== "party";
  const shown = teller && known?.told ? [known.told] : (known?.handed ?? []);
  const key = teller
    ? view.mode === "team"
      ? "teller_team"
      : "teller"
    : shown.length
      ? "handed"
      : store.seat
        ? "others"
        : "public";
  const hand = known?.hand ?? [];
  return (
    <div class="dx-tell">
      <div class="dx-give dx-give-wait">
        {shown.length > 0 && (
          <ul class="dx-mine" ref={mine} aria-label={words.count("cards.yours", shown.length)}>
            {shown.map((id, at) => (
              <li key={id} class="dx-slot" data-card={id}>
                <Card id={id} />
                <Loupe label={say("zoom.open_slot", { slot: at + 1 })} onLook={() => setLooking(at)} />
              </li>
            ))}
          </ul>
        )}
        <p tabIndex={-1} data-dx-focus>
          <b>{say(`cards.wait.${key}.title`)}</b>
          <br />
          <span class="dx-dim">{say(`cards.wait.${key}.text`)}</span>
          {view.waiting_for.length > 0 && (
            <>
              <br />
              <Waiting view={view} />
            </>
          )}
        </p>
        <Pile view={view} />
      </div>
      {hand.length > 0 && <Fan cards={hand} />}
      {looking !== null && <Zoom cards={shown} at={looking} onClose={() => setLooking(null)} />}
    </div>
  );
}
