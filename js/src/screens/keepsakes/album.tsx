/** The album of a game: somebody as a storyteller, and what the table will remember. */
import { useState } from "preact/hooks";
import sheet from "../../css/keepsakes.css";
import { boldestDecoy, closestPair, told, turningPoint } from "../../logic/keepsakes";
import { bestClue, bestDecoy, playersPlaces, scorersPlaces } from "../../logic/memories";
import type { PublicView } from "../../protocol";
import { Card } from "../../ui/card";
import { dressed } from "../../ui/dressed";
import { Panel } from "../../ui/panel";
import { colours, Rabbit, Token } from "../../ui/rabbit";
import { useTable } from "../context";
import { Portrait } from "./portrait";
import { PostcardPage } from "./postcard";
import { useComingKeepsakes, useKeepsakeWords } from "./words";

interface Props {
  view: PublicView;
  turns: readonly PublicView[];
  /** Whose portrait comes first. */
  first: string;
  onClose(): void;
}

export const Album = dressed(sheet, ({ view, turns, first, onClose }: Props) => {
  const { say } = useTable();
  const words = useComingKeepsakes();
  return (
    <Panel title={say("keep.album")} onClose={onClose}>
      {words ? (
        <Pages view={view} turns={turns} first={first} />
      ) : (
        <p class="dx-dim">{say("panel.loading")}</p>
      )}
    </Panel>
  );
});

function Pages({ view, turns, first }: Omit<Props, "onClose">) {
  const { store } = useTable();
  const words = useKeepsakeWords();
  const { say } = words;
  const tellers = view.players.filter((one) => told(turns, one).length > 0);
  const [player, setPlayer] = useState(tellers.includes(first) ? first : (tellers[0] ?? ""));
  const place = playersPlaces(view).find((one) => one.player === player);
  const clue = bestClue(turns.filter((turn) => turn.clue?.by === player));
  return (
    <div class="dx-album">
      {tellers.length > 0 && (
        <section>
          <h3 class="dx-h3">{say("keep.teller")}</h3>
          <div class="dx-album-who" role="radiogroup" aria-label={say("keep.whose")}>
            {tellers.map((one) => (
              <label key={one} class="dx-p" style={colours(view.players.indexOf(one))} title={one}>
                <input
                  type="radio"
                  name={`${store.uid}-whose`}
                  data-dx="whose"
                  checked={one === player}
                  aria-label={one}
                  onChange={() => setPlayer(one)}
                />
                <Rabbit at={view.players.indexOf(one)} />
              </label>
            ))}
          </div>
          <p>
            <b dir="auto">{player}</b>{" "}
            {place && (
              <span class="dx-dim dx-num">
                {say("keep.place", { place: place.place, all: scorersPlaces(view).length })} ·{" "}
                {words.count("over.points", place.score)}
              </span>
            )}
          </p>
          <Portrait key={player} turns={turns} player={player} at={view.players.indexOf(player)} />
          {clue && (
            <ul class="dx-keep-list">
              <Kept card={clue.card} quoted={clue.text}>
                {say("keep.best_clue", { found: clue.found, of: clue.of })}
              </Kept>
            </ul>
          )}
        </section>
      )}
      <Keepsakes view={view} turns={turns} />
      <PostcardPage view={view} turns={turns} />
    </div>
  );
}

function Keepsakes({ view, turns }: Pick<Props, "view" | "turns">) {
  const words = useKeepsakeWords();
  const { say } = words;
  const clue = bestClue(turns);
  const decoy = bestDecoy(turns);
  const bold = boldestDecoy(turns);
  const pair = closestPair(turns);
  const turned = turningPoint(turns, view);
  if (!(clue || decoy || bold || pair || turned)) return null;
  return (
    <section>
      <h3 class="dx-h3">{say("over.keep")}</h3>
      <ul class="dx-keep-list">
        {clue && (
          <Kept card={clue.card} quoted={clue.text}>
            {words.count("over.best_clue", clue.found, { name: clue.by, found: clue.found, all: clue.of })}
          </Kept>
        )}
        {decoy && (
          <Kept card={decoy.card} title={say("over.best_decoy", { name: decoy.by })}>
            {words.count("over.decoy_votes", decoy.votes, { clue: decoy.clue })}
          </Kept>
        )}
        {bold && (
          <Kept card={bold.card} title={say("keep.bold", { name: bold.by })}>
            {words.count("keep.bold_votes", bold.votes, { found: bold.found, clue: bold.clue })}
          </Kept>
        )}
        {turned && (
          <Kept card={turned.card} title={say("keep.turned", { turn: turned.turn })}>
            {turned.before
              ? say("keep.turned_from", { name: turned.winner, before: turned.before, clue: turned.clue })
              : say("keep.turned_lead", { name: turned.winner, clue: turned.clue })}
          </Kept>
        )}
        {pair && (
          <li>
            <span class="dx-minds">
              {pair.names.map((name) => (
                <Token key={name} at={view.players.indexOf(name)} />
              ))}
            </span>
            <div>
              <b>{say("keep.minds", { names: words.names(pair.names) })}</b>
              <span class="dx-dim">{say("keep.minds_same", { same: pair.same, of: pair.of })}</span>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}

interface KeptProps {
  card: string;
  quoted?: string;
  title?: string;
  children: string;
}

function Kept({ card, quoted, title, children }: KeptProps) {
  const { say } = useTable();
  return (
    <li>
      <Card id={card} />
      <div>
        {quoted !== undefined && <q dir="auto">{say("clue.quoted", { text: quoted })}</q>}
        {title && <b>{title}</b>}
        <span class="dx-dim">{children}</span>
      </div>
    </li>
  );
}
