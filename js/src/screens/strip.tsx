/** The players in playing order: rabbit, name, score and what each is doing. */
import { useContext } from "preact/hooks";
import { presenceOf } from "../logic/presence";
import { scoresBefore } from "../logic/reveal";
import { mateOf, teamOf } from "../logic/teams";
import type { PublicView } from "../protocol";
import { Icon, type IconName } from "../ui/icon";
import { colours, Rabbit, Token } from "../ui/rabbit";
import { StageContext } from "../ui/use-space";
import type { Words } from "../words";
import { Clock } from "./clock";
import { useTable } from "./context";
import { Menu } from "./menu";

interface State {
  text: string;
  icon?: IconName;
}

/** What a player is doing, in text and as an icon; bots that hold back for a person wait, and do not think. */
export function stateOf(
  view: PublicView,
  player: string,
  seat: string,
  words: Words,
  unfolding = false,
  holdingBack: string[] = [],
): State {
  const { say } = words;
  const teller = player === view.storyteller;
  const waited = view.waiting_for.includes(player);
  const yours: State = { text: say("state.your_turn"), icon: "dots" };
  if (view.phase === "over")
    return view.winners.includes(player) ? { text: say("state.winner") } : { text: "" };
  if (view.phase === "review") {
    const points = view.score?.points[teamOf(view, player)] ?? view.score?.points[player] ?? 0;
    if (unfolding) return teller ? { text: say("state.teller"), icon: "moon" } : { text: "" };
    const gain = points ? words.signed(points) : say("state.no_points");
    return teller ? { text: gain, icon: "moon" } : { text: gain };
  }
  if (view.phase === "clue") {
    if (teller) return { text: say("state.teller"), icon: "moon" };
    if (holdingBack.includes(player)) return { text: say("state.waits") };
    if (!view.storyteller) return player === seat ? yours : { text: say("state.thinking"), icon: "dots" };
    return { text: say("state.listening") };
  }
  const done = view.phase === "vote" ? view.voted : view.handed_in;
  if (done.includes(player) && !(teller && view.mode !== "party"))
    return { text: say(view.phase === "vote" ? "state.locked" : "state.handed"), icon: "check" };
  if (waited) return player === seat ? yours : { text: say("state.thinking"), icon: "dots" };
  if (teller) return { text: say("state.teller"), icon: "moon" };
  return { text: say("state.waits") };
}

/** How far a player is on the way to the moon, where there is no room for the track. */
function Way({ now, target }: { now: number; target: number }) {
  return (
    <span class="dx-way" aria-hidden="true">
      <i style={{ "--far": Math.min(1, now / target) }} />
    </span>
  );
}

export function Strip({ view }: { view: PublicView }) {
  const { store, words, say } = useTable();
  const unfolding = view === store.shown && store.unfolding;
  const before = unfolding ? scoresBefore(view) : null;
  const many = view.players.length > 6;
  const { track } = useContext(StageContext);
  const target = track ? null : (store.rules?.target_score ?? null);
  return (
    <div class="dx-strip" data-many={many || undefined}>
      <ul class="dx-seats" aria-label={say("strip.label")}>
        {view.players.map((player, at) => {
          const state = stateOf(view, player, store.seat, words, unfolding, store.seating.bots_wait);
          const me = player === store.seat;
          const mate = mateOf(view, player);
          const there = presenceOf(store.seating, player);
          const absent = there === "away" || there === "bot" ? there : null;
          /** What signs and colours show, and what is written, in words. */
          const beside = [
            mate && say("strip.with", { name: mate }),
            absent && say(`presence.${absent}`),
            me && state.icon !== "dots" && say("state.you"),
            !unfolding && view.phase === "review" && state.icon === "moon" && say("state.teller"),
            state.text,
          ].filter(Boolean);
          return (
            <li
              key={player}
              class="dx-seat dx-p"
              style={colours(at)}
              data-dx="presence"
              data-player={player}
              data-present={there ?? undefined}
              data-me={me || undefined}
              data-turn={(me && state.icon === "dots") || undefined}
              data-teller={player === view.storyteller || undefined}
            >
              {target && <Way now={before?.[player] ?? view.scores[player] ?? 0} target={target} />}
              <span class="dx-seat-pawn" aria-hidden="true">
                <Rabbit at={at} />
                {absent && (
                  <span class="dx-absent" title={say(`presence.${absent}`)}>
                    <Icon name={absent === "away" ? "plug" : "bot"} />
                  </span>
                )}
                {mate && (
                  <span class="dx-mate" title={say("strip.with", { name: mate })}>
                    <Token at={view.players.indexOf(mate)} />
                  </span>
                )}
                {state.icon && (
                  <span class="dx-badge">
                    <Icon name={state.icon} />
                  </span>
                )}
              </span>
              <span class="dx-seat-text">
                <span class="dx-seat-line">
                  <span class="dx-seat-name" title={player} dir="auto">
                    {player}
                  </span>
                  <span
                    class="dx-seat-score dx-num"
                    data-dx="score"
                    data-player={player}
                    data-was={before?.[player]}
                    aria-hidden={unfolding || undefined}
                  >
                    {words.written(view.scores[player] ?? 0)}
                  </span>
                </span>
                <span class="dx-seat-state">
                  {state.icon && state.icon !== "dots" && <Icon name={state.icon} />}
                  <span class="dx-sr">{beside.join(", ")}</span>
                  <span aria-hidden="true">{state.text}</span>
                  {state.icon === "dots" && !me && (
                    <span class="dx-dots" aria-hidden="true">
                      <i />
                      <i />
                      <i />
                    </span>
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {store.may("share") && <Clock />}
      <Menu />
    </div>
  );
}
