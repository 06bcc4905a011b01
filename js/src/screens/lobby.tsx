/** People gather for a game: how they come in, who has come, and off we go. */
import { useEffect, useState } from "preact/hooks";
import type { Presence, Seat } from "../protocol";
import { Icon } from "../ui/icon";
import { colours, Rabbit } from "../ui/rabbit";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { Entrance } from "./share/entrance";
import { useShared } from "./share/use-shared";
import { useComingWords, useShareWords } from "./share/words";

const PATIENCE = 60_000; // ms after which something seems to be in the way

export function Lobby() {
  const { store, words, say } = useTable();
  const coming = useComingWords();
  const { seats, present, epoch, serial } = store.seating;
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
          <ul class="dx-guests">
            {seats.map((seat, at) => (
              <Guest key={at} seat={seat} at={at} present={present[at] ?? "yes"} />
            ))}
          </ul>
          <ErrorLine where="release" />
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

/** A rabbit on its cushion; nobody yet: the cushion alone. */
function Guest({ seat, at, present }: { seat: Seat; at: number; present: Presence }) {
  const { store } = useTable();
  const { say } = useShareWords();
  const { name, kind } = seat;
  return (
    <li class="dx-guest dx-p" style={colours(at)} data-free={name === "" || undefined} data-present={present}>
      <span class="dx-guest-seat">
        {name && <Rabbit key={name} at={at} />}
        <i class="dx-cushion" />
      </span>
      <b class="dx-guest-name" title={name} dir="auto">
        {name}
      </b>
      <span class="dx-dim">
        {say(kind === "remote" ? `share.is.${present}` : kind === "bot" ? "share.is.bot" : "share.is.person")}
      </span>
      {kind === "remote" && name && (
        <button
          type="button"
          class="dx-iconbtn"
          data-dx="release"
          data-player={name}
          aria-label={say("lobby.send_away", { name })}
          title={say("lobby.send_away", { name })}
          disabled={store.pending === "release"}
          onClick={() => store.release(name)}
        >
          <Icon name="cross" />
        </button>
      )}
    </li>
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
