/** Beside the tableau: the question, the voting device, and the button that makes the vote count. */
import { Board } from "../../devices/board";
import { Dial } from "../../devices/dial";
import { Pointing } from "../../devices/pointing";
import { Tokens } from "../../devices/tokens";
import { pointers } from "../../logic/ballot";
import { guessesFirst } from "../../logic/coaching";
import type { PublicView } from "../../protocol";
import { Icon } from "../../ui/icon";
import { Segmented } from "../../ui/segmented";
import { useTable } from "../context";
import { ErrorLine } from "../error-line";
import { Locks } from "./locks";
import type { Voting } from "./use-ballot";

const DEVICES = { dial: Dial, tokens: Tokens, board: Board, pointing: Pointing };

interface Props {
  view: PublicView;
  vote: Voting;
  altOf(slot: number): string;
}

export function BallotBox({ view, vote, altOf }: Props) {
  const { store, say } = useTable();
  const { ballot, allowed, open } = vote;
  const kind = store.rules?.voting_device ?? "dial";
  const Device = DEVICES[kind];
  const choices = pointers(allowed);
  // while others are seen acting there is nothing to set yet
  const there = open || vote.cast;
  return (
    <>
      <div class="dx-side-head">
        <h2 class="dx-h" dir="auto">
          {view.mode === "storyteller" && view.storyteller
            ? say("vote.which", { name: view.storyteller })
            : say(`vote.which_${view.mode}`)}
        </h2>
        <p class="dx-dim">
          {vote.cast && !vote.sending ? say("vote.wait") : store.may("act") && say(`vote.how.${kind}`)}{" "}
          {choices.includes("red") && say("vote.red_how")}
          {open && guessesFirst(view, store.seat) && say("coach.vote")}
        </p>
      </div>
      <Device
        count={view.tableau.length}
        ballot={ballot}
        allowed={allowed}
        own={store.private?.own_slots ?? []}
        player={Math.max(0, view.players.indexOf(store.seat))}
        locked={!open}
        asleep={!there}
        altOf={altOf}
        onPoint={vote.set}
        onStep={vote.step}
        onLock={vote.lock}
      />
      <div class="dx-side-foot">
        {open && choices.length > 1 && (
          <Segmented
            class="dx-seg dx-two-votes"
            label={say("vote.pointers")}
            value={ballot.active}
            choices={choices.map((value) => ({
              value,
              label: say(
                choices.includes("red") && value === "first" ? "vote.pointer.vote" : `vote.pointer.${value}`,
              ),
              ...(value === "red" ? { handle: "red" } : {}),
            }))}
            onChange={vote.use}
          />
        )}
        <Picked vote={vote} />
        {store.may("act") && <LockButton vote={vote} />}
        <ErrorLine where="vote" />
        <Locks view={view} />
      </div>
    </>
  );
}

/** The vote in words, for those who do not see where the device points. */
function Picked({ vote }: { vote: Voting }) {
  const { say } = useTable();
  const { first, second, red } = vote.ballot;
  const party = red !== null || vote.allowed.red_slots.length > 0;
  if (first === null)
    return (
      <div class="dx-pick">
        <span class="dx-dim">{say("vote.unset")}</span>
      </div>
    );
  return (
    <div class="dx-pick">
      <span class="dx-num">
        {second === null ? say("vote.set", { slot: first }) : say("vote.set_two", { slot: first, second })}
        {party && ` · ${red === null ? say("vote.red_unset") : say("vote.red_set", { slot: red })}`}
      </span>
      {second !== null && vote.open && (
        <button type="button" class="dx-link" onClick={vote.clearSecond}>
          {say("vote.clear_second")}
        </button>
      )}
    </div>
  );
}

function LockButton({ vote }: { vote: Voting }) {
  const { store, say } = useTable();
  const { ballot, allowed, open, cast, sending } = vote;
  const kept = sending && !store.online;
  const needsRed = ballot.first !== null && allowed.red_slots.length > 0 && ballot.red === null;
  const text = sending ? store.waiting : cast ? "vote.locked" : needsRed ? "vote.place_red" : "vote.lock";
  return (
    <button
      type="button"
      class="dx-btn dx-btn-main"
      data-dx={open || sending ? "lock" : undefined}
      disabled={!open || !(vote.ready || needsRed)}
      onClick={vote.lock}
    >
      <Icon name={kept ? "plug" : cast && !sending ? "check" : "lock"} /> {say(text)}
    </button>
  );
}
