/** People gather for a game: how they come in, who has come, and off we go. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../ui/icon";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Deed } from "./share/deed";
import { Entrance } from "./share/entrance";
import { Guests } from "./share/guests";
import { TimerChoice } from "./share/timer";
import { useShared } from "./share/use-shared";
import { useComingWords, useShareWords } from "./share/words";

const PATIENCE = 60_000; // ms after which something seems to be in the way

export function Lobby() {
  const { store, words, say } = useTable();
  const coming = useComingWords();
  const { seats, epoch, serial } = store.seating;
  const sharing = useShared(`${epoch}-${serial}`);
  const awaited = seats.filter((seat) => seat.kind === "remote");
  const come = awaited.filter((seat) => seat.name !== "").length;
  const edition = store.setup?.editions.find((one) => one.id === store.rules?.id);
  const busy = store.pending !== null;
  if (!coming) return null;
  const { say: sayHere, count } = coming;
  return (
    <div class="dx-set dx-lobby">
      <div class="dx-set-h dx-set-top">
        <h2 class="dx-set-title" tabIndex={-1}>
          {sayHere("lobby.title")}
        </h2>
        <span class="dx-dim dx-num">
          {words.of(edition?.name)} · {count("lobby.players", seats.length)}
        </span>
      </div>
      <div class="dx-lobby-two">
        <section class="dx-side" aria-label={sayHere("share.how")}>
          <Entrance sharing={sharing} />
        </section>
        <section>
          <div class="dx-set-h">
            <h3 class="dx-h3">{sayHere("lobby.seats")}</h3>
            <span class="dx-dim dx-num" role="status">
              {come ? count("lobby.come", come, { all: awaited.length }) : sayHere("lobby.nobody")}
            </span>
          </div>
          <Guests
            deeds={(name) => (
              <Deed
                handle="release"
                icon="cross"
                label={sayHere("lobby.send_away", { name })}
                act={() => store.release(name)}
              />
            )}
          />
          <ErrorLine where="release" />
          <TimerChoice sharing={sharing} />
          {come < awaited.length && <p class="dx-note">{sayHere("lobby.bots_fill")}</p>}
          {come === 0 && <Hint advice={sharing.shared?.advice ?? ""} />}
        </section>
      </div>
      <div class="dx-start">
        <button
          type="button"
          class="dx-btn dx-btn-quiet"
          data-dx="leave"
          disabled={busy}
          onClick={() => store.leave()}
        >
          <Icon name="left" /> {sayHere("lobby.back")}
        </button>
        <div class="dx-start-go">
          <ErrorLine where={["start", "leave"]} />
          <button
            type="button"
            class="dx-btn dx-btn-main"
            data-dx="start"
            data-dx-focus
            disabled={busy}
            onClick={() => store.begin()}
          >
            {store.pending === "start" ? say(store.waiting) : sayHere("lobby.start")}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Nobody has come for a while: what may be in the way. */
function Hint({ advice }: { advice: string }) {
  const { say } = useShareWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p class="dx-note" role="status">
      {late && (
        <>
          <b>{say("lobby.late")}</b> {advice}
        </>
      )}
    </p>
  );
}
