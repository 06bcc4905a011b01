/** All is turned over: whose card is whose, who voted for what, and what it paid and why. */
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { isRemote, notReady } from "../logic/presence";
import { type Lit, scoresBefore, votersOf } from "../logic/reveal";
import { teamOf } from "../logic/teams";
import type { PublicView } from "../protocol";
import { Card, useAlt } from "../ui/card";
import { Icon } from "../ui/icon";
import { Band, Voters } from "../ui/owned";
import { colours } from "../ui/rabbit";
import { Tableau } from "../ui/tableau";
import { Track } from "../ui/track";
import { StageContext } from "../ui/use-space";
import { Zoom } from "../ui/zoom";
import { sentence } from "../words";
import { ClueBanner } from "./clue-banner";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Sheet } from "./sheet";
import { AskWhy, Why } from "./why";

interface Props {
  view: PublicView;
  /** It has just happened: let it unfold. Else everything stands as it ended. */
  live: boolean;
  /** Buttons below the sheet; absent in the replay. */
  ending: "continue" | "none";
}

/** The headline of the sheet: who found it, in words. */
export function useHeadline(): (view: PublicView) => string {
  const { words, say } = useTable();
  return (view) => {
    if (view.mode === "party") return say("review.party");
    const voters = new Set(Object.keys(view.votes ?? {}).map((player) => teamOf(view, player)));
    const found = view.score?.finders.length ?? 0;
    if (view.score?.outcome !== "some")
      return say(`review.${view.score?.outcome ?? "nobody"}`, { name: view.storyteller ?? "" });
    const number = (n: number) => (n <= 12 ? say(`number.${n}` as "number.1") : String(n));
    const text = words.count("review.found", found, { found: number(found), all: number(voters.size) });
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}

export function Reveal({ view, live, ending }: Props) {
  const { store, words, say } = useTable();
  const alt = useAlt();
  const headline = useHeadline();
  const stage = useContext(StageContext);
  const [done, setDone] = useState(!live);
  const [light, setLight] = useState<Lit | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const [asked, setAsked] = useState("");
  const rules = store.rules;
  const before = scoresBefore(view);
  const rows = Object.keys(view.score?.points ?? {}).length;
  const party = view.mode === "party";
  const finish = () => {
    setDone(true);
    if (live) store.land();
  };
  const track = stage.track ? (rules?.target_score ?? null) : null;
  const last = 1500 + 90 * rows + 250;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (done) store.land();
    else if (!track) timer.current = setTimeout(finish, last);
    return () => clearTimeout(timer.current);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click hurries a drawing along; Continue does too
    <div
      class="dx-stage dx-reveal"
      data-done={done || undefined}
      data-lit={light ? "" : undefined}
      data-party={party || undefined}
      onClick={() => done || finish()}
    >
      <ClueBanner view={view} />
      <div class="dx-two" data-cards={view.tableau.length}>
        <Tableau count={view.tableau.length} label={say("tableau.label")}>
          {view.tableau.map((id, index) => {
            const slot = index + 1;
            const owner = view.owners?.[index] ?? "";
            const at = view.players.indexOf(owner);
            const told = slot === view.target;
            const red = slot === view.red;
            const voters = votersOf(view, slot);
            const mine = owner !== "" && owner === store.seat;
            return (
              <li
                key={id}
                class="dx-slot dx-p"
                data-card={id}
                style={colours(Math.max(0, at))}
                data-slot={slot}
                data-told={told || undefined}
                data-red={red || undefined}
                data-lit={light?.slots.includes(slot) || undefined}
              >
                <span class="dx-no">{slot}</span>
                <div class="dx-face">
                  <Card id={id} silent>
                    <Band view={view} owner={owner} text={mine ? say("reveal.you") : owner} order={index} />
                  </Card>
                  <span class="dx-sr">
                    {sentence(say("slot.alt", { slot, alt: alt(id) }))} {say("reveal.owner", { name: owner })}{" "}
                    {told && say("reveal.told")} {red && say("reveal.red")}
                  </span>
                  {told && (
                    <span class="dx-told">
                      <Icon name="moon" />
                    </span>
                  )}
                  {red && (
                    <span class="dx-redmark" aria-hidden="true">
                      <Icon name="cross" />
                    </span>
                  )}
                  <Voters
                    view={view}
                    voters={voters}
                    label={say("reveal.votes", { slot })}
                    isLit={(voter) => Boolean(light?.voters.includes(voter) && light.slots.includes(slot))}
                  />
                </div>
                <button
                  type="button"
                  class="dx-look"
                  aria-label={say("zoom.open_slot", { slot })}
                  onClick={() => setLooking(index)}
                />
              </li>
            );
          })}
        </Tableau>
        <aside class="dx-side" aria-label={say("sheet.label")}>
          <h2 class="dx-h">{headline(view)}</h2>
          <Sheet
            view={view}
            beside={(player) => (
              <AskWhy key={player} view={view} player={player} onAsk={() => setAsked(player)} />
            )}
            onLight={setLight}
          />
          {ending === "continue" && (
            <div class="dx-side-foot">
              <ErrorLine where="continue" />
              {store.seating.ready.length > 0 && (
                <p class="dx-dim" role="status">
                  {say("why.waiting", { names: words.names(notReady(store.seating)) })}
                </p>
              )}
              <button
                type="button"
                class="dx-btn dx-btn-main"
                data-dx="continue"
                data-dx-focus
                disabled={store.submitted || store.seating.ready.includes(store.seat)}
                onClick={() => {
                  finish();
                  store.act({ action: "continue" });
                }}
              >
                {say(
                  store.pending === "continue"
                    ? store.waiting
                    : isRemote(store.seating, store.seat)
                      ? "reveal.on"
                      : "reveal.continue",
                )}
              </button>
            </div>
          )}
        </aside>
      </div>
      {track !== null && (
        <Track
          players={view.players}
          from={before}
          to={view.scores}
          target={track}
          wait={done ? null : last}
          onLanded={finish}
        />
      )}
      {looking !== null && (
        <Zoom cards={view.tableau} at={looking} numbered onClose={() => setLooking(null)} />
      )}
      {asked && <Why view={view} player={asked} onClose={() => setAsked("")} />}
    </div>
  );
}
