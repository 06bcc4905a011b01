/** The controls of a replay: play, steps, turns, a slider over the game, and whose eyes one looks through. */
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../ui/icon";
import { Scrubber } from "../ui/scrubber";
import { caption } from "./film";
import { type ReplayStore, SPEEDS, type Speed } from "./store";
import { useSay } from "./words";

export function Bar({ store }: { store: ReplayStore }) {
  const say = useSay();
  const [held, setHeld] = useState(false);
  const { film, at, last, running } = store;
  const players = store.seating.seats.map(({ name }) => name);
  const here = caption(film, at, { view: store.shown, private: store.private, open: store.open }, say);
  const button = (
    icon: IconName,
    text: string,
    keys: string,
    off: boolean,
    press: () => void,
    handle: string,
  ) => (
    <button
      type="button"
      class="dx-iconbtn"
      data-dx={handle}
      title={text}
      aria-label={text}
      aria-keyshortcuts={keys}
      aria-disabled={off || undefined}
      onClick={() => off || press()}
    >
      <Icon name={icon} />
    </button>
  );
  const start = at === 0;
  const end = at === last;
  return (
    <div class="dx-reel">
      <fieldset class="dx-reel-steps" aria-label={say("replay.controls")}>
        {button(
          "before",
          say("replay.before"),
          "ArrowDown PageDown",
          start,
          () => store.turn(-1),
          "turn-before",
        )}
        {button("left", say("replay.step_before"), "ArrowLeft", start, () => store.step(-1), "step-before")}
        <button
          type="button"
          class="dx-iconbtn dx-reel-play"
          data-dx="play"
          title={say(running ? "replay.pause" : "replay.play")}
          aria-label={say(running ? "replay.pause" : "replay.play")}
          aria-keyshortcuts="Space"
          onClick={() => store.toggle()}
        >
          <Icon name={running ? "pause" : "play"} />
        </button>
        {button("right", say("replay.step_next"), "ArrowRight", end, () => store.step(1), "step-next")}
        {button("after", say("replay.next"), "ArrowUp PageUp", end, () => store.turn(1), "turn-next")}
      </fieldset>
      {/* the slider says it itself while it has the focus */}
      <p class="dx-reel-where dx-num" aria-live={held ? "off" : "polite"} data-dx="where" dir="auto">
        {here}
      </p>
      <div class="dx-reel-eyes">
        <label>
          <span class="dx-dim">{say("replay.seat_label")}</span>
          <select
            class="dx-sel"
            data-dx="eyes"
            value={store.eyes}
            onChange={(event) => store.look(event.currentTarget.value)}
          >
            <option value="">{say("replay.seat_all")}</option>
            <option value="*">{say("replay.seat_every")}</option>
            {players.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="dx-sr">{say("replay.speed")}</span>
          <select
            class="dx-sel"
            data-dx="speed"
            value={store.speed}
            onChange={(event) => store.hasten(Number(event.currentTarget.value) as Speed)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed === 0.5 ? "½" : speed} ×
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="dx-reel-road">
        {button("first", say("replay.first"), "Home", start, () => store.seek(0), "first")}
        <Scrubber
          at={at}
          last={last}
          stretches={film.turns.map(({ start, teller }, turn) => {
            const end = film.turns[turn + 1]?.start ?? last;
            return { start, end, mark: (start + end) / 2, seat: players.indexOf(teller) };
          })}
          label={say("replay.where")}
          text={here}
          onSeek={(position) => store.seek(position)}
          onHold={setHeld}
        />
        {button("last", say("replay.last"), "End", end, () => store.seek(last), "last")}
      </div>
    </div>
  );
}
