/** The game is over: podium, final table, what is worth keeping, and what one can do now. */
import { useState } from "preact/hooks";
import sheet from "../css/over.css";
import { bestClue, bestDecoy, playersPlaces, progress, scorersPlaces } from "../logic/memories";
import { membersOf, teamOf } from "../logic/teams";
import { victors, victory } from "../logic/victory";
import type { PublicView } from "../protocol";
import type { TableStore } from "../store/table-store";
import { Card } from "../ui/card";
import { dressed } from "../ui/dressed";
import { Icon } from "../ui/icon";
import { Podium } from "../ui/podium";
import { Rabbit } from "../ui/rabbit";
import { Spark } from "../ui/spark";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Album, Portrait } from "./later";
import { Replay } from "./replay";
import { useTurns } from "./use-turns";

const FEW = 5; // players: their rows leave room for a portrait below them

export const Over = dressed(sheet, ({ view }: { view: PublicView }) => {
  const { store, words, say } = useTable();
  const turns = useTurns();
  const [replaying, setReplaying] = useState(false);
  const [album, setAlbum] = useState(false);
  const places = scorersPlaces(view);
  const lines = view.players.map((player) => progress(turns ?? [], player));
  const target = store.rules?.target_score ?? null;
  const top = Math.max(target ?? 0, ...lines.flat(), ...Object.values(view.scores), 1);
  const clue = turns && bestClue(turns);
  const decoy = turns && bestDecoy(turns);
  const busy = store.pending !== null;
  const me = lookedAt(store);
  const told = turns?.some(({ clue, target }) => clue?.by === me && target !== null) ?? false;
  const mine = places.find(({ player }) => player === teamOf(view, me));
  const portrait = told && turns && <Portrait turns={turns} player={me} at={view.players.indexOf(me)} />;
  const few = places.length <= FEW;

  if (replaying && turns && turns.length > 0)
    return <Replay turns={turns} onClose={() => setReplaying(false)} />;
  return (
    <div class="dx-end">
      <div class="dx-podium">
        <Podium players={view.players} places={playersPlaces(view)} />
        <div class="dx-podium-t">
          <h2 tabIndex={-1} data-dx-focus dir="auto">
            {victory(view, words)}
          </h2>
          <p class="dx-num">
            {words.count(
              victors(view).length > 1 ? "over.points_each" : "over.points",
              places[0]?.score ?? 0,
            )}
            {turns && `, ${words.count("over.after", turns.length)}`}.
            {mine && !view.winners.includes(me) && (
              <span dir="auto">
                {" "}
                {say("over.you", { name: mine.player, place: mine.place, all: places.length })}
              </span>
            )}
          </p>
        </div>
      </div>
      <div class="dx-over">
        <section>
          <table class="dx-final dx-num">
            <thead>
              <tr>
                <th scope="col">
                  <span class="dx-sr">{say("over.place")}</span>
                </th>
                <th scope="col">{say("over.player")}</th>
                <th scope="col" class="dx-final-line">
                  {say("over.by_turn")}
                </th>
                <th scope="col">{say("over.points_head")}</th>
              </tr>
            </thead>
            <tbody>
              {places.map(({ player, place, score }) => {
                const members = membersOf(view, player);
                const at = view.players.indexOf(members[0] ?? player);
                return (
                  <tr key={player}>
                    <td class="dx-dim">{place}</td>
                    <th scope="row" dir="auto">
                      <span class="dx-final-who">
                        {members.map((member) => (
                          <Rabbit key={member} at={view.players.indexOf(member)} />
                        ))}
                        <span title={player}>{player}</span>
                      </span>
                    </th>
                    <td class="dx-final-line">
                      {turns && turns.length > 0 && (
                        <Spark at={at} line={lines[at] ?? []} top={top} target={target} />
                      )}
                    </td>
                    <td class="dx-final-pts" data-dx="score" data-player={player}>
                      {words.written(score)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          {few && portrait}
        </section>
        {turns && (clue || decoy || (portrait && !few)) && (
          <section class="dx-keep">
            <h3 class="dx-h3">{say("over.keep")}</h3>
            <ul>
              {clue && (
                <li>
                  <Card id={clue.card} />
                  <div>
                    <q dir="auto">{say("clue.quoted", { text: clue.text })}</q>
                    <span class="dx-dim">
                      {words.count("over.best_clue", clue.found, {
                        name: clue.by,
                        found: clue.found,
                        all: clue.of,
                      })}
                    </span>
                  </div>
                </li>
              )}
              {decoy && (
                <li>
                  <Card id={decoy.card} />
                  <div>
                    <b>{say("over.best_decoy", { name: decoy.by })}</b>
                    <span class="dx-dim">
                      {words.count("over.decoy_votes", decoy.votes, { clue: decoy.clue })}
                    </span>
                  </div>
                </li>
              )}
            </ul>
            {!few && portrait}
          </section>
        )}
      </div>
      {(["act", "save", "leave"] as const).some((right) => store.may(right)) && (
        <div class="dx-acts">
          <ErrorLine where={["leave", "save"]} />
          {store.may("save") && (
            <button type="button" class="dx-btn" data-dx="save" disabled={busy} onClick={() => store.save()}>
              <Icon name="save" /> {say("over.save")}
            </button>
          )}
          <button
            type="button"
            class="dx-btn"
            data-dx="album"
            disabled={!turns?.length}
            onClick={() => setAlbum(true)}
          >
            <Icon name="moon" /> {say("keep.album")}
          </button>
          <button
            type="button"
            class="dx-btn"
            data-dx="replay"
            disabled={!turns?.length}
            onClick={() => setReplaying(true)}
          >
            <Icon name="play" /> {say("over.replay")}
          </button>
          {store.may("leave") && (
            <button
              type="button"
              class="dx-btn dx-btn-main"
              data-dx="again"
              disabled={busy}
              onClick={() => store.leave()}
            >
              <Icon name="again" /> {say(store.pending === "leave" ? store.waiting : "over.again")}
            </button>
          )}
        </div>
      )}
      {album && turns && (
        <Album
          view={view}
          turns={turns}
          first={me || (places[0]?.player ?? "")}
          onClose={() => setAlbum(false)}
        />
      )}
    </div>
  );
});

/** The one person whose game this screen shows; empty: several share it, or all look on. */
function lookedAt({ seat, seating }: TableStore): string {
  const people = seating.seats.filter(({ kind }) => kind === "person");
  return seat || (people.length === 1 ? (people[0]?.name ?? "") : "");
}
