/** All is turned over: whose card is whose, who voted for what, and what it paid and why. */
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import sheet from "../../css/unfolding.css";
import { scoresFirst } from "../../logic/coaching";
import { headline } from "../../logic/headline";
import { scoresBefore } from "../../logic/reveal";
import type { Lit } from "../../logic/sheet";
import { isAt, OWNER, VOTE, VOTE_TOLD } from "../../logic/unfolding";
import type { PublicView } from "../../protocol";
import { dressed } from "../../ui/dressed";
import { Tableau } from "../../ui/tableau";
import { Track } from "../../ui/track";
import { StageContext } from "../../ui/use-space";
import { Zoom } from "../../ui/zoom";
import { AskWhy } from "../ask-why";
import { ClueBanner } from "../clue-banner";
import { useTable } from "../context";
import { Why } from "../later";
import { Sheet } from "../sheet";
import { Asides } from "./asides";
import { GoOn } from "./go-on";
import { Held } from "./held";
import { Turned } from "./turned";
import { useUnfolding } from "./use-unfolding";

const LANDING = 300; // ms after the points before the rabbits hop

interface Props {
  view: PublicView;
  /** It has just happened: let it unfold. Else everything stands as it ended. */
  live: boolean;
  /** Buttons below the sheet; absent in the replay. */
  ending: "continue" | "none";
}

export const Reveal = dressed(sheet, ({ view, live, ending }: Props) => {
  const { store, words, say } = useTable();
  const stage = useContext(StageContext);
  const party = view.mode === "party";
  const told = !party && store.may("act") && store.seat !== "" && store.seat === view.storyteller;
  const [light, setLight] = useState<Lit | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const [asked, setAsked] = useState("");
  const question = say(party ? "vote.which_party" : "vote.which", { name: view.storyteller ?? "" });
  const head = useRef<HTMLHeadingElement>(null);
  const track = stage.track ? (store.rules?.target_score ?? null) : null;
  const { at, begin, finish } = useUnfolding(view, { live, told, hops: track !== null });
  const done = at === "done";
  const before = scoresBefore(view);
  const waits = at !== "held" && !isAt(at, "points");
  useEffect(() => {
    // where the focus waited for the end, it goes to what one can do then
    const { activeElement } = (head.current?.getRootNode() ?? document) as Document | ShadowRoot;
    if (!isAt(at, "points") || !head.current || activeElement !== head.current) return;
    const side = head.current.closest(".dx-side");
    side?.querySelector<HTMLElement>("[data-dx=continue]")?.focus({ preventScroll: true });
  }, [at]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click hurries a drawing along; Continue does too
    <div
      class="dx-stage dx-reveal"
      data-beat={at}
      data-lit={light ? "" : undefined}
      data-party={party || undefined}
      style={{ "--tempo": store.tempo, "--vote": `${told ? VOTE_TOLD : VOTE}ms`, "--owner": `${OWNER}ms` }}
      onClick={() => done || at === "held" || finish()}
      onKeyDown={(event) => waits && (event.key === "Enter" || event.key === " ") && finish()}
    >
      <ClueBanner view={view} />
      <div class="dx-two" data-cards={view.tableau.length}>
        <Tableau count={view.tableau.length} label={say("tableau.label")}>
          {view.tableau.map((id, index) => (
            <Turned
              key={id}
              view={view}
              slot={index + 1}
              at={at}
              told={told}
              light={light}
              onLook={() => setLooking(index)}
            />
          ))}
        </Tableau>
        <aside class="dx-side" aria-label={say("sheet.label")}>
          <h2 class="dx-h" ref={head} tabIndex={-1} data-dx-focus={waits || undefined}>
            {at === "held" ? say("reveal.held") : isAt(at, "headline") ? headline(view, words) : question}
          </h2>
          {at === "held" && <Held view={view} onTurn={begin} />}
          {isAt(at, "points") && ending === "continue" && scoresFirst(view) && (
            <p class="dx-dim dx-coach">{say("coach.points")}</p>
          )}
          {isAt(at, "points") && (
            <Sheet
              view={view}
              beside={(player) => (
                <AskWhy key={player} view={view} player={player} onAsk={() => setAsked(player)} />
              )}
              onLight={setLight}
            />
          )}
          {isAt(at, "points") && <Asides view={view} />}
          {ending === "continue" && at !== "held" && (
            <div class="dx-side-foot">{isAt(at, "points") && <GoOn view={view} onGo={finish} />}</div>
          )}
        </aside>
      </div>
      {track !== null && (
        <Track
          players={view.players}
          from={before}
          to={isAt(at, "points") ? view.scores : before}
          target={track}
          wait={done ? null : at === "points" ? LANDING : Number.POSITIVE_INFINITY}
          onLanded={finish}
        />
      )}
      {looking !== null && (
        <Zoom cards={view.tableau} at={looking} numbered onClose={() => setLooking(null)} />
      )}
      {asked && <Why view={view} player={asked} onClose={() => setAsked("")} />}
    </div>
  );
});
