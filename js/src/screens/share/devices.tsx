/** While a game is on: how people come in, who is there, and what to do about whoever is not. */
import { useEffect, useState } from "preact/hooks";
import type { Invitation, Presence, Seat } from "../../protocol";
import { Panel } from "../../ui/panel";
import { Rabbit } from "../../ui/rabbit";
import { useTable } from "../context";
import { ErrorLine } from "../error-line";
import { Entrance } from "./entrance";
import { InvitationCard } from "./invitation";
import { leadsFar, useShared } from "./use-shared";
import { useComingWords, useShareWords } from "./words";

export function Devices({ onClose }: { onClose(): void }) {
  const { store, say } = useTable();
  const coming = useComingWords();
  const { seats, present, epoch } = store.seating;
  const sharing = useShared(epoch);
  const [closed, setClosed] = useState(false);
  const [invited, setInvited] = useState("");
  const bots = seats.some((seat) => seat.kind === "bot");
  if (!coming) return null;
  const { say: sayHere } = coming;
  return (
    <Panel title={say("menu.devices")} onClose={onClose}>
      <div class="dx-devices">
        {closed && !sharing.shared ? (
          <>
            <p>{sayHere("share.is_shut")}</p>
            <button
              type="button"
              class="dx-btn"
              disabled={sharing.busy}
              onClick={() => {
                setClosed(false);
                sharing.open();
              }}
            >
              {sayHere("share.open")}
            </button>
          </>
        ) : (
          <Entrance sharing={sharing} />
        )}
        {bots && !closed && <p class="dx-dim">{sayHere("share.take_over")}</p>}
        <h3 class="dx-h3">{sayHere("share.people")}</h3>
        <ul>
          {seats.map((seat, at) => (
            <Player
              key={seat.name}
              seat={seat}
              at={at}
              present={present[at] ?? "yes"}
              invited={invited === seat.name}
              dim={sharing.shared !== null && !leadsFar(sharing.shared)}
              onInvite={(open) => setInvited(open ? seat.name : "")}
            />
          ))}
        </ul>
        <ErrorLine where="release" />
        {sharing.shared && (
          <button
            type="button"
            class="dx-btn"
            data-dx="share-close"
            disabled={sharing.busy}
            onClick={() => {
              setClosed(true);
              setInvited("");
              sharing.close();
            }}
          >
            {sayHere("share.close")}
          </button>
        )}
      </div>
    </Panel>
  );
}

interface Props {
  seat: Seat;
  at: number;
  present: Presence;
  invited: boolean;
  /** No phone can follow a link yet. */
  dim: boolean;
  onInvite(open: boolean): void;
}

function Player({ seat, at, present, invited, dim, onInvite }: Props) {
  const { store } = useTable();
  const { say } = useShareWords();
  const { name, kind } = seat;
  return (
    <li class="dx-device-row" data-player={name} data-present={present}>
      <Rabbit at={at} />
      <span>
        <b dir="auto">{name}</b>
        <small class="dx-dim">{say(kind === "person" ? "share.is.person" : `share.is.${present}`)}</small>
      </span>
      {kind === "remote" && (
        <>
          <button
            type="button"
            class="dx-btn"
            data-dx="invite"
            data-player={name}
            aria-expanded={invited}
            onClick={() => onInvite(!invited)}
          >
            {say("share.seat_code")}
          </button>
          <button
            type="button"
            class="dx-btn"
            data-dx="release"
            data-player={name}
            disabled={store.pending === "release"}
            onClick={() => store.release(name)}
          >
            {say("share.to_bot")}
          </button>
          {invited && <SeatCode name={name} dim={dim} />}
        </>
      )}
    </li>
  );
}

/** The way to one seat: as secret as the seat itself, so it is made when it is asked for, and gone with this. */
function SeatCode({ name, dim }: { name: string; dim: boolean }) {
  const { store } = useTable();
  const { say } = useShareWords();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [error, setError] = useState("");
  useEffect(() => {
    let gone = false;
    void store.link.ask("invite", { seat: name }).then(({ reply }) => {
      if (gone) return;
      if (reply.ok) setInvitation(reply);
      else setError(reply.message);
    });
    return () => {
      gone = true;
    };
  }, [name]);
  return (
    <div class="dx-entrance">
      {error && (
        <p class="dx-trouble" role="alert">
          {error}
        </p>
      )}
      {invitation && (
        <>
          <p>{say("share.seat_note", { name })}</p>
          <InvitationCard invitation={invitation} dim={dim} handle="seat-link" />
        </>
      )}
    </div>
  );
}
