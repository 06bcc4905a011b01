/** The score sheet: points are always explained next to the points. */
import type { ComponentChildren } from "preact";
import { useContext, useLayoutEffect, useRef } from "preact/hooks";
import { pointsOf } from "../logic/reveal";
import { type Lit, lit, sheetOrder } from "../logic/sheet";
import { membersOf } from "../logic/teams";
import type { PublicView, ReasonShape } from "../protocol";
import { colours, Rabbit } from "../ui/rabbit";
import { StageContext } from "../ui/use-space";
import type { Key } from "../words";
import { useTable } from "./context";

interface Props {
  view: PublicView;
  /** What stands beside the name of a scorer. */
  beside?(player: string): ComponentChildren;
  onLight(lit: Lit | null): void;
}

/** The words for one reason: the rule, with the votes it counted. */
function useReason(): (reason: ReasonShape, you: boolean) => string {
  const { words, say } = useTable();
  const plain = ({ rule, votes }: ReasonShape, you: boolean) => {
    if (rule === "decoy_votes") return words.count(you ? "reason.decoy_yours" : "reason.decoy", votes);
    if (rule === "together") return words.count("reason.together", votes);
    return say(`reason.${rule}` as Key);
  };
  return (reason, you) => {
    const text = plain(reason, you);
    return reason.capped ? `${text} ${say("reason.capped", { points: reason.points })}` : text;
  };
}

/**
 * Where the rows would be cut off they are drawn closer together. They are measured before anybody sees them, and
 * again whenever they or their room have changed: with the page's width, as points are told, and with what comes to
 * stand below them.
 */
function useDense(scorers: readonly string[]) {
  const { height } = useContext(StageContext);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const rows = list.current;
    if (!rows) return;
    const measure = () => {
      rows.removeAttribute("data-dense");
      for (const how of ["some", "more", "most"])
        if (height !== null && rows.scrollHeight > rows.clientHeight) rows.setAttribute("data-dense", how);
    };
    const seen = new ResizeObserver(measure);
    for (const each of [rows, ...rows.children]) seen.observe(each);
    return () => seen.disconnect();
  }, [height, scorers.join("\n")]);
  return list;
}

export function Sheet({ view, beside, onLight }: Props) {
  const { store, words, say } = useTable();
  const phrase = useReason();
  const order = sheetOrder(view);
  const list = useDense(order);
  return (
    <ol class="dx-sheet" ref={list} aria-label={say("sheet.label")}>
      {order.map((scorer, at) => {
        const members = membersOf(view, scorer);
        const you = members.length === 1 && scorer === store.seat;
        const first = members[0] ?? scorer;
        const points = view.score?.points[scorer] ?? pointsOf(view, first);
        const after = view.scores[first] ?? 0;
        return (
          <li
            key={scorer}
            class="dx-sheet-row dx-p"
            data-you={members.includes(store.seat) || undefined}
            style={{ ...colours(view.players.indexOf(first)), "--k": at }}
            data-zero={points === 0 || undefined}
            data-team={members.length > 1 || undefined}
          >
            <span class="dx-sheet-who">
              {members.map((member) => (
                <Rabbit key={member} at={view.players.indexOf(member)} />
              ))}
            </span>
            <div>
              <div class="dx-sheet-name" dir="auto">
                {you ? say("sheet.you") : scorer}{" "}
                <span class="dx-sheet-asks">{members.map((member) => beside?.(member))}</span>
              </div>
              <ul class="dx-sheet-why">
                {view.score?.reasons[scorer]?.map((reason) => (
                  <li
                    key={reason.rule}
                    data-zero={reason.points === 0 || undefined}
                    data-headline={/nobody|everybody/.test(reason.rule) || undefined}
                    onPointerEnter={() => onLight(lit(view, scorer, reason.rule))}
                    onPointerLeave={() => onLight(null)}
                  >
                    {reason.points !== 0 && <b>{words.signed(reason.points)}</b>}
                    <span>
                      {reason.points !== 0 && " · "}
                      {phrase(reason, you)}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
            <div class="dx-sheet-pts dx-num">
              <b>{points ? words.signed(points) : "0"}</b>
              <small>
                <span class="dx-sr">{say("sheet.from_to", { from: after - points, to: after })}</span>
                <span aria-hidden="true">
                  {words.written(after - points)} → {words.written(after)}
                </span>
              </small>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
