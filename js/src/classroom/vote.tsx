/** What a class votes on; how many chose each card, whose it is, and what each rule set pays for it. */
import { useState } from "preact/hooks";
import { Verdict } from "../predict/verdict";
import type { AskedVote, VoteTruth } from "../protocol";
import { Board } from "../teaching/board";
import { useWords } from "../teaching/context";
import { Card, useAlt } from "../ui/card";
import { colours, Rabbit } from "../ui/rabbit";
import { Tableau } from "../ui/tableau";
import { Zoom } from "../ui/zoom";

/** The cards of a turn while the class votes, for whoever looks at the projector: whose they are, nobody knows. */
export function LaidOut({ cards }: { cards: readonly string[] }) {
  const { say } = useWords();
  const alt = useAlt();
  const [looking, setLooking] = useState<number | null>(null);
  return (
    <div class="dx-class-laid">
      <Tableau count={cards.length} label={say("tableau.label")}>
        {cards.map((id, at) => (
          <li key={id} class="dx-slot" data-card={id}>
            <span class="dx-no">{at + 1}</span>
            <button
              type="button"
              class="dx-slot-btn"
              data-look
              aria-label={say("slot.alt", { slot: at + 1, alt: alt(id) })}
              onClick={() => setLooking(at)}
            >
              <Card id={id} silent />
            </button>
          </li>
        ))}
      </Tableau>
      {looking !== null && <Zoom cards={cards} at={looking} numbered onClose={() => setLooking(null)} />}
    </div>
  );
}

interface Props {
  asked: AskedVote;
  truth: VoteTruth;
  /** How many votes lie on each card. */
  counts: readonly number[];
  right: readonly boolean[];
}

export function VoteResult({ asked, truth, counts, right }: Props) {
  return (
    <div class="dx-class-votes">
      <Board {...truth} cards={asked.cards} red={null} votes={{}} ballots={{}} counts={counts} fixed />
      <Verdict right={right} several />
    </div>
  );
}

export function Paid({ truth }: { truth: VoteTruth }) {
  const { words, say, uid } = useWords();
  const id = `${uid}-paid`;
  const { paid, players, storyteller, mode, tables, notes } = truth;
  return (
    <div class="dx-class-paid">
      {notes.map((note, at) => (
        <p key={at} class="dx-dim">
          {words.of(note)}
        </p>
      ))}
      <p id={id}>{words.count("vote.paid", tables)}</p>
      <table class="dx-cmp" data-dx="paid" aria-labelledby={id} style={{ "--columns": paid.length }}>
        <thead>
          <tr>
            <th scope="col">
              <span class="dx-sr">{say(mode === "team" ? "lab.team" : "lab.player")}</span>
            </th>
            {paid.map(({ rules }, at) => (
              <th key={at} scope="col" style={{ "--column": at + 1 }}>
                {words.of(rules)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, row) => (
            <tr key={player}>
              <th scope="row">
                <div class="dx-p" style={colours(row)}>
                  <Rabbit at={row} />
                  <span dir="auto">{player}</span>
                  {player === storyteller && <small>{say("lab.teller")}</small>}
                </div>
              </th>
              {paid.map(({ points, fault }, at) =>
                points ? (
                  <td key={at} class="dx-num" style={{ "--column": at + 1 }}>
                    <b>{words.written(rounded(points[player] ?? 0))}</b>
                  </td>
                ) : (
                  row === 0 && (
                    <td key={at} rowSpan={players.length} class="dx-cmp-no" style={{ "--column": at + 1 }}>
                      <p>{words.of(fault)}</p>
                    </td>
                  )
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A mean to one place: more digits than a class of thirty can tell apart say nothing. */
function rounded(points: number): number {
  return Math.round(points * 10) / 10;
}
