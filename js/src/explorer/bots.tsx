/** Games that bots play by the rules, as they go on. */

import { written } from "../turning/words";
import { useExplorer } from "./context";
import { Refusal } from "./refusal";

const GAMES = 200;

export function Bots() {
  const { store, words, say } = useExplorer();
  const games = store.trait("bot_games");
  const digits = (value: number, n: number) => written(value, n, words.language);
  return (
    <>
      <div class="dx-xasks">
        <button
          type="button"
          class="dx-btn dx-btn-main"
          data-dx="bots-go"
          onClick={() => store.change("bots", { games: GAMES })}
        >
          {say("explorer.bots.go")}
        </button>
        {games.running && (
          <button
            type="button"
            class="dx-btn"
            data-dx="bots-stop"
            onClick={() => store.change("bots", { games: 0 })}
          >
            {say("explorer.bots.stop")}
          </button>
        )}
      </div>
      <Refusal of={["bots"]} />
      {games.problem && <p class="dx-trouble">{words.of(games.problem)}</p>}
      {games.of > 0 && !games.problem && (
        <p class="dx-num" data-dx="bots-done">
          <progress max={games.of} value={games.done} aria-label={say("explorer.bots")} />{" "}
          {say("explorer.bots.done", { done: games.done, of: games.of })}{" "}
          {games.rules && say("explorer.bots.by", { name: words.of(games.rules) })}
        </p>
      )}
      {games.shares.length > 0 && (
        <>
          <p class="dx-num">
            {say("explorer.bots.turns", {
              turns: digits(games.turns, 1),
              low: digits(games.turns_low, 1),
              high: digits(games.turns_high, 1),
            })}
          </p>
          <table class="dx-xtable dx-num" data-dx="bots-table">
            <thead>
              <tr>
                <th scope="col">{say("explorer.bots.bot")}</th>
                <th scope="col">{say("explorer.bots.share")}</th>
                <th scope="col">{say("explorer.bots.points")}</th>
              </tr>
            </thead>
            <tbody>
              {games.shares.map((one) => (
                <tr key={words.of(one.name)}>
                  <th scope="row">{words.of(one.name)}</th>
                  <td>
                    <span class="dx-xbar" aria-hidden="true">
                      <i style={{ left: `${100 * one.low}%`, width: `${100 * (one.high - one.low)}%` }} />
                      <b style={{ left: `${100 * one.share}%` }} />
                    </span>{" "}
                    {say("explorer.bots.wins", {
                      share: digits(100 * one.share, 0),
                      low: digits(100 * one.low, 0),
                      high: digits(100 * one.high, 0),
                    })}
                  </td>
                  <td>{digits(one.points, 1)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
