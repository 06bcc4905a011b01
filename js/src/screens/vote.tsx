/** Everybody looks at the same cards and says in secret which one it is. */
import { useState } from "preact/hooks";
import { Board } from "../devices/board";
import { Dial } from "../devices/dial";
import { Pointing } from "../devices/pointing";
import { Tokens } from "../devices/tokens";
import { type Allowed, type Ballot, EMPTY, point, pointers, ready, slots, step } from "../logic/ballot";
import type { PublicView } from "../protocol";
import { Card, useAlt } from "../ui/card";
import { ClueBanner } from "../ui/clue-banner";
import { useTable } from "../ui/context";
import { Icon } from "../ui/icon";
import { colours, Token } from "../ui/rabbit";
import { Segmented } from "../ui/segmented";
import { Tableau } from "../ui/tableau";
import { Trouble } from "../ui/trouble";
import { Loupe, Zoom } from "../ui/zoom";
import { WhyNoVote } from "./why-no-vote";

const DEVICES = { dial: Dial, tokens: Tokens, board: Board, pointing: Pointing };
const NOBODY: Allowed = { slots: [], red_slots: [], votes_min: 1, votes_max: 1 };

export function Vote({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const alt = useAlt();
  const [draft, setDraft] = useState<Ballot>(EMPTY);
  const [looking, setLooking] = useState<number | null>(null);
  const known = store.private;
  const asked = store.options?.kind === "vote" && !store.playing;
  const allowed = asked && store.options ? store.options : NOBODY;
  const cast = known?.vote ?? null;
  const sending = store.doing === "vote";
  const locked = !asked || store.settled;
  const votes = cast !== null || asked || sending;
  const ballot: Ballot =
    cast === null
      ? draft
      : { ...EMPTY, first: cast[0] ?? null, second: cast[1] ?? null, red: known?.red_vote ?? null };
  const own = known?.own_slots ?? [];
  const count = view.tableau.length;
  const at = view.players.indexOf(store.seat);
  const told = known?.told ?? null;

  const set = (slot: number) => {
    if (locked) return;
    store.forgive();
    setDraft((now) => point(now, slot, allowed));
  };
  const lock = () => {
    if (locked) return;
    if (!ready(draft, allowed)) {
      if (draft.first !== null && draft.red === null) setDraft({ ...draft, active: "red" });
      return;
    }
    store.act({ action: "vote", slots: slots(draft), red: draft.red });
  };
  const Device = DEVICES[store.trait("rules")?.voting_device ?? "dial"];

  return (
    <div class="dx-stage dx-vote" data-many={view.players.length > 7 || undefined}>
      <ClueBanner view={view} />
      <div class="dx-two" data-cards={count}>
        <Tableau count={count} label={say("tableau.label")} dealt={store.before?.phase === "cards"}>
          {view.tableau.map((id, index) => {
            const slot = index + 1;
            const mine = own.includes(slot);
            const able = allowed.slots.includes(slot) || allowed.red_slots.includes(slot);
            const on = slot === ballot.first;
            const also = slot === ballot.second;
            return (
              <li
                key={id}
                class="dx-slot dx-p"
                data-card={id}
                style={colours(Math.max(at, 0))}
                data-mine={(mine && id !== told && !allowed.slots.includes(slot)) || undefined}
                data-told={(id === told && !asked) || undefined}
                data-picked={on || undefined}
                data-picked2={also || undefined}
              >
                <span class="dx-no">{slot}</span>
                <button
                  type="button"
                  class="dx-slot-btn"
                  data-dx="slot"
                  data-slot={slot}
                  data-still={!able || locked || undefined}
                  aria-pressed={asked ? on || also || slot === ballot.red : undefined}
                  aria-disabled={(asked && !able) || undefined}
                  aria-label={say(mine ? "slot.yours_alt" : "slot.alt", { slot, alt: alt(id) })}
                  onClick={() => (asked && able && !locked ? set(slot) : setLooking(index))}
                  onKeyDown={(event) => event.key === "z" && setLooking(index)}
                >
                  <Card id={id} silent />
                  {mine && <span class="dx-yours">{say("slot.yours")}</span>}
                </button>
                {slot === ballot.red && (
                  <span class="dx-redmark" aria-hidden="true">
                    <Icon name="cross" />
                  </span>
                )}
                <Loupe label={say("zoom.open_slot", { slot })} onLook={() => setLooking(index)} />
              </li>
            );
          })}
        </Tableau>
        <aside
          class="dx-side"
          aria-label={say(votes ? "vote.side" : "vote.side_watch")}
          data-voting={votes || undefined}
        >
          {votes ? (
            <>
              <div class="dx-side-head">
                <h2 class="dx-h">
                  {view.mode === "storyteller" && view.storyteller
                    ? say("vote.which", { name: view.storyteller })
                    : say(`vote.which_${view.mode}`)}
                </h2>
                <p class="dx-dim">
                  {say(locked ? "vote.wait" : `vote.how.${store.trait("rules")?.voting_device ?? "dial"}`)}
                </p>
              </div>
              <Device
                count={count}
                ballot={ballot}
                allowed={allowed}
                own={own}
                player={Math.max(at, 0)}
                locked={locked}
                altOf={(slot) => alt(view.tableau[slot - 1] ?? "")}
                onPoint={set}
                onStep={(by) => !locked && setDraft((now) => step(now, by, count, allowed))}
                onLock={lock}
              />
              <div class="dx-side-foot">
                {!locked && pointers(allowed).length > 1 && (
                  <Segmented
                    class="dx-seg dx-two-votes"
                    label={say("vote.pointers")}
                    value={ballot.active}
                    choices={pointers(allowed).map((value) => ({
                      value,
                      label: say(`vote.pointer.${value}`),
                      ...(value === "red" ? { handle: "red" } : {}),
                    }))}
                    onChange={(active) => setDraft({ ...draft, active })}
                  />
                )}
                <Picked
                  ballot={ballot}
                  party={allowed.red_slots.length > 0}
                  onClear={locked ? undefined : () => setDraft({ ...draft, second: null })}
                />
                <LockButton
                  locked={locked}
                  sending={sending}
                  ready={ready(draft, allowed)}
                  needsRed={draft.first !== null && allowed.red_slots.length > 0 && draft.red === null}
                  onLock={lock}
                />
                <Trouble where="vote" />
                <Locks view={view} />
              </div>
            </>
          ) : (
            <>
              <WhyNoVote view={view} />
              <div class="dx-side-foot">
                <Locks view={view} />
              </div>
            </>
          )}
        </aside>
      </div>
      {looking !== null && (
        <Zoom
          cards={view.tableau}
          at={looking}
          numbered
          onClose={() => setLooking(null)}
          deed={
            asked && !locked
              ? (index) => ({
                  text: say(allowed.slots.includes(index + 1) ? "zoom.point" : "zoom.own"),
                  possible: allowed.slots.includes(index + 1),
                  act: () => set(index + 1),
                })
              : undefined
          }
        />
      )}
    </div>
  );
}

interface PickedProps {
  ballot: Ballot;
  party: boolean;
  onClear: (() => void) | undefined;
}

function Picked({ ballot, party, onClear }: PickedProps) {
  const { say } = useTable();
  const { first, second, red } = ballot;
  return (
    <div class="dx-pick">
      {first === null ? (
        <span class="dx-dim">{say("vote.unset")}</span>
      ) : (
        <span class="dx-num">
          {second === null ? say("vote.set", { slot: first }) : say("vote.set_two", { slot: first, second })}
          {party && ` · ${red === null ? say("vote.red_unset") : say("vote.red_set", { slot: red })}`}
        </span>
      )}
      {second !== null && onClear && (
        <button type="button" class="dx-link" onClick={onClear}>
          {say("vote.clear_second")}
        </button>
      )}
    </div>
  );
}

interface LockProps {
  locked: boolean;
  sending: boolean;
  ready: boolean;
  needsRed: boolean;
  onLock(): void;
}

function LockButton({ locked, sending, ready: able, needsRed, onLock }: LockProps) {
  const { store, say } = useTable();
  const kept = sending && !store.online;
  const icon = kept ? "plug" : locked && !sending ? "check" : "lock";
  const text = kept
    ? "act.kept"
    : sending
      ? "act.sending"
      : locked
        ? "vote.locked"
        : needsRed
          ? "vote.place_red"
          : "vote.lock";
  return (
    <button
      type="button"
      class="dx-btn dx-btn-main"
      data-dx="lock"
      disabled={locked || (!able && !needsRed)}
      onClick={onLock}
    >
      <Icon name={icon} /> {say(text)}
    </button>
  );
}

/** Whose votes are in, as tokens; what they point at stays secret. */
function Locks({ view }: { view: PublicView }) {
  const { words, say } = useTable();
  const voters = view.players.filter(
    (player) => view.waiting_for.includes(player) || view.voted.includes(player),
  );
  return (
    <div class="dx-locks">
      <ul aria-label={say("vote.locks")}>
        {voters.map((player) => (
          <li key={player} title={player}>
            <Token at={view.players.indexOf(player)} waiting={!view.voted.includes(player)} />
            <span class="dx-sr">
              {say(view.voted.includes(player) ? "vote.is_in" : "vote.not_in", { name: player })}
            </span>
          </li>
        ))}
      </ul>
      <span class="dx-num">{words.count("vote.in", view.voted.length, { all: voters.length })}</span>
    </div>
  );
}
