/** The tableau of the lab: cards with owners, and tokens that go from card to card. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { RedToken } from "../devices/dial";
import { Card, useAlt } from "../ui/card";
import { useParts } from "../ui/context";
import { Icon } from "../ui/icon";
import { colours, MarkShape, Rabbit } from "../ui/rabbit";
import { columns, Tableau } from "../ui/tableau";
import { Zoom } from "../ui/zoom";
import { sentence } from "../words";
import { useWords } from "./context";
import type { Ballot, Votes } from "./messages";
import { type Handling, Movable } from "./piece";
import { moved, type Piece, pieces, stepped } from "./pieces";

const RED = "red";
const MOON = "moon";
const GLIDE: KeyframeAnimationOptions = { duration: 260, easing: "cubic-bezier(.3,1.2,.5,1)" };
const CROWD = 4;

export interface BoardProps {
  cards: readonly string[];
  /** The owner of each card. */
  slots: readonly string[];
  players: readonly string[];
  storyteller: string;
  mode: "storyteller" | "party" | "team";
  target: number | null;
  red: number | null;
  votes: Votes;
  ballots: Record<string, Ballot>;
  reds?: readonly number[];
  targets?: readonly number[];
  /** To look at only. */
  fixed?: boolean;
  onVote?(voter: string, slots: number[]): void;
  onMark?(what: "red" | "target", slot: number): void;
}

export function Board(board: BoardProps) {
  const { slots, players, votes, ballots, cards, red, fixed = false } = board;
  const { store } = useParts();
  const { say } = useWords();
  const alt = useAlt();
  const box = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [over, setOver] = useState<{ key: string; place: number | null | undefined } | null>(null);
  const [looking, setLooking] = useState<number | null>(null);
  const wanted = useRef<string | null>(null);
  const all = pieces(votes, ballots, players);
  const told = board.mode === "party" ? null : (board.target ?? slots.indexOf(board.storyteller) + 1);
  const free = fixed ? [] : all.filter((piece) => piece.slot === null);
  useGlide(box, wanted);

  const openTo = (key: string | null): readonly number[] => {
    if (key === RED) return board.reds ?? [];
    if (key === MOON) return board.targets ?? [];
    const piece = all.find((one) => one.key === key);
    return piece ? (ballots[piece.voter]?.slots ?? []) : [];
  };
  const go = (key: string, slot: number | null) => {
    wanted.current = key;
    setHeld(null);
    const piece = all.find((one) => one.key === key);
    if (piece) {
      const next = moved(votes[piece.voter] ?? [], piece.index, slot);
      if (next) board.onVote?.(piece.voter, next);
    } else if (slot !== null && openTo(key).includes(slot)) {
      board.onMark?.(key === RED ? "red" : "target", slot);
    }
  };
  const handling: Handling = {
    under: (x, y) => {
      const inside = (node: Element) => {
        const rect = node.getBoundingClientRect();
        return x > rect.left && x < rect.right && y > rect.top && y < rect.bottom;
      };
      const slot = [...(box.current?.querySelectorAll<HTMLElement>(".dx-slot") ?? [])].find(inside);
      if (slot) return Number(slot.dataset.slot);
      const tray = box.current?.querySelector(".dx-tray");
      return tray && inside(tray) ? null : undefined;
    },
    over: (key, place) => setOver(key === null ? null : { key, place }),
    drop: (key, place) => {
      remember(box.current);
      if (place !== undefined) go(key, place);
    },
    tap: (key) => setHeld(held === key ? null : key),
    press: (key, event) => {
      const piece = all.find((one) => one.key === key);
      const from = piece ? piece.slot : key === RED ? red : told;
      if (event.key === "Escape" && held) setHeld(null);
      else if ((event.key === "Enter" || event.key === " ") && !fixed) setHeld(held === key ? null : key);
      else if (piece && (event.key === "Delete" || event.key === "Backspace")) go(key, null);
      else if (/^[1-9]$/.test(event.key)) go(key, Number(event.key));
      else {
        const taken = piece ? (votes[piece.voter] ?? []).filter((slot) => slot !== from) : [];
        const able = openTo(key).filter((slot) => !taken.includes(slot));
        const to = stepped(from, event.key, columns(slots.length), able);
        if (to === null) return false;
        if (to !== from) go(key, to);
      }
      return true;
    },
  };

  const lifted = over?.key ?? held;
  const able = lifted === null ? null : openTo(lifted);
  const nameOf = (key: string) => all.find((one) => one.key === key)?.voter ?? "";
  const where = (slot: number | null) =>
    slot === null
      ? say("lab.not_voted")
      : say("lab.on_card", { slot, owner: slots[slot - 1] ?? "", alt: alt(cards[slot - 1] ?? "") });
  const token = (piece: Piece) => {
    const at = players.indexOf(piece.voter);
    const face = <Face at={at} second={piece.index > 0} />;
    if (fixed) return face;
    return (
      <Movable
        id={piece.key}
        label={say(piece.index > 0 ? "lab.token_second" : "lab.token", { name: piece.voter })}
        text={where(piece.slot)}
        value={piece.slot ?? 0}
        most={slots.length}
        held={held === piece.key}
        handling={handling}
      >
        {face}
      </Movable>
    );
  };
  const red_ = (
    <svg viewBox="-13 -13 26 26" aria-hidden="true">
      <RedToken r={11.5} />
    </svg>
  );

  return (
    <div class="dx-board-box" ref={box} data-fixed={fixed || undefined}>
      {!fixed && (
        <p class="dx-dim dx-lab-hint" aria-live="polite">
          {held && nameOf(held) ? say("lab.hint_held", { name: nameOf(held) }) : say("lab.hint")}
        </p>
      )}
      <Tableau count={slots.length} label={say("tableau.label")}>
        {cards.map((id, index) => {
          const slot = index + 1;
          const owner = slots[index] ?? "";
          const lying = all.filter((piece) => piece.slot === slot);
          const shut = able !== null && !able.includes(slot);
          return (
            <li
              key={`${slot}-${id}`}
              class="dx-slot dx-p"
              style={colours(Math.max(0, players.indexOf(owner)))}
              data-dx="slot"
              data-slot={slot}
              data-told={slot === told || undefined}
              data-over={(over?.place === slot && !shut) || undefined}
              data-no={shut || undefined}
            >
              <span class="dx-no">{slot}</span>
              <div class="dx-face">
                <Card id={id} silent>
                  <span class="dx-band">
                    <Rabbit at={players.indexOf(owner)} />
                    <span dir="auto">{owner}</span>
                  </span>
                </Card>
                <span class="dx-sr">
                  {sentence(say("slot.alt", { slot, alt: alt(id) }))} {say("reveal.owner", { name: owner })}{" "}
                  {slot === told && say("reveal.told")} {slot === red && say("reveal.red")}
                </span>
                {held !== null && !shut ? (
                  <button
                    type="button"
                    class="dx-look dx-lay"
                    data-dx="lay"
                    aria-label={say("lab.lay_here", { slot, owner })}
                    onClick={() => {
                      remember(box.current);
                      go(held, slot);
                    }}
                  />
                ) : (
                  <button
                    type="button"
                    class="dx-look"
                    tabIndex={-1}
                    aria-label={say("zoom.open_slot", { slot })}
                    onClick={() => (held !== null ? setHeld(null) : setLooking(index))}
                  />
                )}
                {slot === told && (
                  <span class="dx-told">
                    {!fixed && (board.targets?.length ?? 0) > 1 ? (
                      <Movable
                        id={MOON}
                        label={say("lab.moon")}
                        text={where(slot)}
                        value={slot}
                        most={slots.length}
                        held={held === MOON}
                        handling={handling}
                      >
                        <Icon name="moon" />
                      </Movable>
                    ) : (
                      <Icon name="moon" />
                    )}
                  </span>
                )}
                {slot === red && (
                  <span class="dx-redspot">
                    {fixed ? (
                      red_
                    ) : (
                      <Movable
                        id={RED}
                        label={say("lab.red")}
                        text={where(slot)}
                        value={slot}
                        most={slots.length}
                        held={held === RED}
                        handling={handling}
                      >
                        {red_}
                      </Movable>
                    )}
                  </span>
                )}
                <ul
                  class="dx-votes"
                  data-many={lying.length > CROWD || undefined}
                  aria-label={say("reveal.votes", { slot })}
                >
                  {lying.map((piece) => (
                    <li key={piece.key} title={piece.voter}>
                      {token(piece)}
                      {fixed && <span class="dx-sr">{piece.voter}</span>}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
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

  function remember(node: HTMLElement | null) {
    if (!node) return;
    for (const piece of node.querySelectorAll<HTMLElement>("[data-piece]")) {
      const { left, top } = piece.getBoundingClientRect();
      store.places.set(piece.dataset.piece ?? "", { x: left, y: top, width: 0 });
    }
  }
}

function Face({ at, second }: { at: number; second: boolean }) {
  return (
    <span class="dx-token dx-p" style={colours(at)} data-second={second || undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <MarkShape at={at} />
      </svg>
    </span>
  );
}

/** Tokens glide to where they lie now; the one that was moved keeps the focus. */
function useGlide(box: { current: HTMLDivElement | null }, wanted: { current: string | null }): void {
  const { store } = useParts();
  const last = useRef(new Map<string, { slot: string; x: number; y: number }>());
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const origin = node.getBoundingClientRect();
    for (const piece of node.querySelectorAll<HTMLElement>("[data-piece]")) {
      const key = piece.dataset.piece ?? "";
      const slot = piece.closest<HTMLElement>("[data-slot]")?.dataset.slot ?? "";
      const rect = piece.getBoundingClientRect();
      const now = { slot, x: rect.left - origin.left, y: rect.top - origin.top };
      const before = last.current.get(key);
      const dropped = store.places.get(key);
      const from = dropped ? { x: dropped.x - origin.left, y: dropped.y - origin.top } : before;
      if (from && before && before.slot !== slot && !store.still && typeof piece.animate === "function") {
        const shift = `translate(${from.x - now.x}px,${from.y - now.y}px)`;
        piece.animate(
          [
            { transform: shift, zIndex: 30 },
            { transform: "none", zIndex: 30 },
          ],
          GLIDE,
        );
      }
      if (!piece.hasAttribute("data-lift")) last.current.set(key, now);
    }
    store.places.clear();
    if (wanted.current === null) return;
    const key = wanted.current;
    wanted.current = null;
    const root = node.getRootNode() as Document | ShadowRoot;
    const piece = [...node.querySelectorAll<HTMLElement>("[data-piece]")].find(
      (one) => one.dataset.piece === key,
    );
    if (piece && root.activeElement !== piece) piece.focus({ preventScroll: true });
  });
}
