/** The tableau of the lab: cards with owners, and tokens that go from card to card. */
import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { columns } from "../logic/stage";
import type { Ballot, Mode } from "../protocol";
import { useAlt } from "../ui/card";
import { Icon } from "../ui/icon";
import { Tableau } from "../ui/tableau";
import { Zoom } from "../ui/zoom";
import { useWords } from "./context";
import { RedFace, TokenFace } from "./faces";
import { type Handling, Movable } from "./piece";
import { moved, type Piece, pieces, stepped, type Votes } from "./pieces";
import { Slot } from "./slot";
import { useTokenGlide } from "./use-token-glide";

const RED = "red";
const MOON = "moon";

export interface BoardProps {
  cards: readonly string[];
  /** The owner of each card. */
  slots: readonly string[];
  players: readonly string[];
  storyteller: string;
  mode: Mode;
  target: number | null;
  red: number | null;
  votes: Votes;
  ballots: Record<string, Ballot>;
  reds?: readonly number[];
  targets?: readonly number[];
  /** How many tokens lie on each card, instead of the tokens. */
  counts?: readonly number[];
  /** To look at only. */
  fixed?: boolean;
  onVote?(voter: string, slots: number[]): void;
  onMark?(what: "red" | "target", slot: number): void;
}

export function Board(board: BoardProps) {
  const { slots, players, votes, ballots, cards, red, reds = [], targets = [], fixed = false } = board;
  const { say } = useWords();
  const alt = useAlt();
  const box = useRef<HTMLDivElement>(null);
  const glide = useTokenGlide(box);
  /** What was taken up by a tap or a key, and lies down with the next. */
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<{ key: string; place: number | null | undefined } | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const all = pieces(votes, ballots, players);
  const told = board.mode === "party" ? null : (board.target ?? slots.indexOf(board.storyteller) + 1);
  const free = fixed ? [] : all.filter((piece) => piece.slot === null);

  const pieceOf = (key: string | null) => all.find((piece) => piece.key === key);
  const openTo = (key: string): readonly number[] => {
    if (key === RED) return reds;
    if (key === MOON) return targets;
    return ballots[pieceOf(key)?.voter ?? ""]?.slots ?? [];
  };
  const go = (key: string, slot: number | null) => {
    glide.follow(key);
    setHeld(null);
    const piece = pieceOf(key);
    if (piece) {
      const next = moved(votes[piece.voter] ?? [], piece.index, slot);
      if (next) board.onVote?.(piece.voter, next);
    } else if (slot !== null && openTo(key).includes(slot)) {
      board.onMark?.(key === RED ? "red" : "target", slot);
    }
  };

  const press = (key: string, pressed: string): boolean => {
    const piece = pieceOf(key);
    const from = piece ? piece.slot : key === RED ? red : told;
    if (pressed === "Escape" && held === null) return false;
    if (pressed === "Escape") setHeld(null);
    else if (pressed === "Enter" || pressed === " ") setHeld(held === key ? null : key);
    else if (piece && (pressed === "Delete" || pressed === "Backspace")) go(key, null);
    else if (/^[1-9]$/.test(pressed)) go(key, Number(pressed));
    else {
      const taken = piece ? (votes[piece.voter] ?? []).filter((slot) => slot !== from) : [];
      const able = openTo(key).filter((slot) => !taken.includes(slot));
      const to = stepped(from, pressed, columns(slots.length), able);
      if (to === null) return false;
      if (to !== from) go(key, to);
    }
    return true;
  };
  const handling: Handling = {
    under: (x, y) => placeUnder(box.current, x, y),
    over: (key, place) => setOver(key === null ? null : { key, place }),
    drop: (key, place) => {
      glide.letGo();
      if (place !== undefined) go(key, place);
    },
    tap: (key) => setHeld(held === key ? null : key),
    press,
  };

  const where = (slot: number | null) =>
    slot === null
      ? say("lab.not_voted")
      : say("lab.on_card", { slot, owner: slots[slot - 1] ?? "", alt: alt(cards[slot - 1] ?? "") });
  const movable = (id: string, label: string, slot: number | null, face: ComponentChildren) => (
    <Movable
      id={id}
      label={label}
      text={where(slot)}
      value={slot ?? 0}
      most={slots.length}
      held={held === id}
      handling={handling}
    >
      {face}
    </Movable>
  );
  const token = (piece: Piece) => {
    const second = piece.index > 0;
    const face = <TokenFace at={players.indexOf(piece.voter)} second={second} />;
    if (!fixed) {
      const label = say(second ? "lab.token_second" : "lab.token", { name: piece.voter });
      return movable(piece.key, label, piece.slot, face);
    }
    return (
      <>
        {face}
        <span class="dx-sr">{piece.voter}</span>
      </>
    );
  };
  const redSpot = (slot: number) => (fixed ? <RedFace /> : movable(RED, say("lab.red"), slot, <RedFace />));
  const moon = (slot: number) => {
    const face = <Icon name="moon" />;
    return fixed || targets.length < 2 ? face : movable(MOON, say("lab.moon"), slot, face);
  };

  const inHand = over?.key ?? held;
  const able = inHand === null ? null : openTo(inHand);
  const holder = pieceOf(held)?.voter;
  return (
    <div class="dx-board-box" ref={box} data-fixed={fixed || undefined}>
      {!fixed && (
        <p class="dx-dim dx-lab-hint" aria-live="polite">
          {holder ? say("lab.hint_held", { name: holder }) : say("lab.hint")}
        </p>
      )}
      <Tableau count={slots.length} label={say("tableau.label")}>
        {cards.map((id, index) => {
          const slot = index + 1;
          const owner = slots[index] ?? "";
          const shut = able !== null && !able.includes(slot);
          return (
            <Slot
              key={`${slot}-${id}`}
              id={id}
              slot={slot}
              owner={owner}
              at={players.indexOf(owner)}
              moon={slot === told ? moon(slot) : null}
              red={slot === red ? redSpot(slot) : null}
              tokens={all
                .filter((piece) => piece.slot === slot)
                .map((piece) => ({ key: piece.key, voter: piece.voter, node: token(piece) }))}
              count={board.counts?.[index] ?? null}
              over={over?.place === slot && !shut}
              shut={shut}
              onLay={held !== null && !shut ? () => go(held, slot) : null}
              onLook={() => (held === null ? setLooking(index) : setHeld(null))}
            />
          );
        })}
      </Tableau>
      {free.length > 0 && (
        <div class="dx-tray" data-over={over?.place === null || undefined}>
          <span class="dx-dim">{say("lab.tray")}</span>
          <ul aria-label={say("lab.tray")}>
            {free.map((piece) => (
              <li key={piece.key}>{token(piece)}</li>
            ))}
          </ul>
        </div>
      )}
      {looking !== null && <Zoom cards={cards} at={looking} numbered onClose={() => setLooking(null)} />}
    </div>
  );
}

/** The slot at a point of the screen; null: the tray; undefined: neither. */
function placeUnder(box: HTMLElement | null, x: number, y: number): number | null | undefined {
  const inside = (node: Element) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
  };
  const slot = [...(box?.querySelectorAll<HTMLElement>(".dx-slot") ?? [])].find(inside);
  if (slot) return Number(slot.dataset.slot);
  const tray = box?.querySelector(".dx-tray");
  return tray && inside(tray) ? null : undefined;
}
