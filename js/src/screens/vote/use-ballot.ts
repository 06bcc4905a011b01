/** The ballot of the person at the screen: being set, sent, or cast. */
import {
  type Allowed,
  type Ballot,
  EMPTY,
  type Pointer,
  point,
  ready,
  slots,
  step,
} from "../../logic/ballot";
import type { PublicView } from "../../protocol";
import { useTable } from "../context";
import { useUnsent } from "../use-unsent";

const NOTHING: Allowed = { slots: [], red_slots: [], votes_min: 1, votes_max: 1 };

export interface Voting {
  ballot: Ballot;
  allowed: Allowed;
  /** It can still be changed. */
  open: boolean;
  /** It is with Python, or on its way. */
  cast: boolean;
  sending: boolean;
  ready: boolean;
  set(slot: number): void;
  step(by: 1 | -1): void;
  use(pointer: Pointer): void;
  clearSecond(): void;
  lock(): void;
}

export function useBallot(view: PublicView): Voting {
  const { store } = useTable();
  const [draft, setDraft] = useUnsent<Ballot>(view, EMPTY);
  const known = store.private;
  const done = known?.vote ?? null;
  const options = store.options?.kind === "vote" ? store.options : null;
  const allowed = options ?? NOTHING;
  const open = options !== null && !store.submitted;
  const change = (next: Ballot) => {
    if (!open) return;
    store.forgive();
    setDraft(next);
  };
  return {
    ballot: done
      ? { ...EMPTY, first: done[0] ?? null, second: done[1] ?? null, red: known?.red_vote ?? null }
      : draft,
    allowed,
    open,
    cast: done !== null || view.voted.includes(store.seat) || (options !== null && store.submitted),
    sending: store.pending === "vote",
    ready: ready(draft, allowed),
    set: (slot) => change(point(draft, slot, allowed)),
    step: (by) => change(step(draft, by, view.tableau.length, allowed)),
    use: (active) => change({ ...draft, active }),
    clearSecond: () => change({ ...draft, second: null }),
    lock: () => {
      if (!open) return;
      if (ready(draft, allowed)) store.act({ action: "vote", slots: slots(draft), red: draft.red });
      else if (draft.first !== null && draft.red === null) setDraft({ ...draft, active: "red" });
    },
  };
}
