/** While a game is on: how people come in, who is there, and what to do about whoever is not. */
import { useState } from "preact/hooks";
import { isRemote } from "../../logic/presence";
import { Panel } from "../../ui/panel";
import { useTable } from "../context";
import { ErrorLine, Trouble } from "../error-line";
import { useReply } from "../use-reply";
import { Deed } from "./deed";
import { Entrance } from "./entrance";
import { Guests } from "./guests";
import { InvitationCard } from "./invitation";
import { TimerChoice } from "./timer";
import { leadsFar, useShared } from "./use-shared";
import { useComingWords, useShareWords } from "./words";

export function Devices({ onClose }: { onClose(): void }) {
  const { store, say } = useTable();
  const coming = useComingWords();
  const { seats, epoch } = store.seating;
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
        <Guests
          deeds={(name) => (
            <>
              <Deed
                handle="invite"
                icon="phone"
                label={sayHere("share.seat_code", { name })}
                open={invited === name}
                act={() => setInvited(invited === name ? "" : name)}
              />
              {store.newest?.waiting_for.includes(name) && (
                <Deed
                  handle="stand-in"
                  icon="fast"
                  label={sayHere("share.stand_in", { name })}
                  act={() => store.standIn(name)}
                />
              )}
              <Deed
                handle="release"
                icon="bot"
                label={sayHere("share.to_bot", { name })}
                act={() => store.release(name)}
              />
            </>
          )}
        />
        <ErrorLine where="release" />
        <TimerChoice sharing={sharing} />
        {isRemote(store.seating, invited) && (
          <SeatCode key={invited} name={invited} dim={sharing.shared !== null && !leadsFar(sharing.shared)} />
        )}
        {sharing.shared && (
          <button
            type="button"
            class="dx-btn"
            data-dx="share-close"
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

/** The way to one seat: as secret as the seat itself, so it is made when it is asked for, and gone with this. */
function SeatCode({ name, dim }: { name: string; dim: boolean }) {
  const { store } = useTable();
  const { say } = useShareWords();
  const reply = useReply(() => store.link.ask("invite", { seat: name }));
  return (
    <div class="dx-entrance">
      {reply?.ok === false && <Trouble text={reply.message} />}
      {reply?.ok && (
        <>
          <p>{say("share.seat_note", { name })}</p>
          <InvitationCard invitation={reply} dim={dim} handle="seat-link" />
        </>
      )}
    </div>
  );
}
