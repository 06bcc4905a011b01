/** Each player's points under each rule set, every point with its reason, and what differs marked. */
import type { Column, ReasonShape, Sheet } from "../protocol";
import { colours, Rabbit } from "../ui/rabbit";
import { difference, isOther, isScored, missing, rows } from "./compare";
import { useWords } from "./context";
import { Picker, useNamed } from "./picker";
import type { SaidKey } from "./words";

const MOST = 3;

interface Props {
  sheet: Sheet;
  storyteller: string;
  waiting: boolean;
  /** Chooses a column's rules; without: they are chosen elsewhere. */
  onRules?(column: number, choice: string): void;
  /** The rules of the first column are what all is about. */
  firstStays?: boolean;
}

export function Columns({ sheet, storyteller, waiting, onRules, firstStays = false }: Props) {
  const { words, say } = useWords();
  const named = useNamed();
  const { columns, players, mode } = sheet;
  const yardstick = columns[0];
  const names = rows(players, mode === "party" ? null : storyteller);
  const options = named(sheet.choices);
  const spare = sheet.choices.find(({ id }) => !columns.some((column) => column.choice === id));
  return (
    <div class="dx-cmp-box">
      <table class="dx-cmp" data-waiting={waiting || undefined} style={{ "--columns": columns.length }}>
        <caption class="dx-sr">{say("lab.table")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="dx-sr">{say(mode === "team" ? "lab.team" : "lab.player")}</span>
            </th>
            {columns.map((column, at) => (
              <th key={at} scope="col" style={{ "--column": at + 1 }}>
                {onRules && !(firstStays && at === 0) ? (
                  <Picker
                    label={say("lab.rules_of", { n: at + 1 })}
                    shown={words.of(column.name)}
                    options={
                      columns.length > 1 ? [...options, { id: "", text: say("lab.rules_none") }] : options
                    }
                    value={column.choice}
                    handle="rules"
                    onChoose={(choice) => onRules(at, choice)}
                  />
                ) : (
                  <span class="dx-cmp-name">{words.of(column.name)}</span>
                )}
                <small>{words.of(column.note)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((player, row) => (
            <tr key={player}>
              <th scope="row">
                <div class="dx-p" style={colours(players.indexOf(player))}>
                  <Rabbit at={players.indexOf(player)} />
                  <span dir="auto">{player}</span>
                  {player === storyteller && <small>{say("lab.teller")}</small>}
                </div>
              </th>
              {columns.map((column, at) =>
                !isScored(column) ? (
                  row === 0 && (
                    <td key={at} rowSpan={names.length} class="dx-cmp-no" style={{ "--column": at + 1 }}>
                      <p>{words.of(column.fault)}</p>
                    </td>
                  )
                ) : (
                  <td key={at} style={{ "--column": at + 1 }}>
                    <Cell yardstick={yardstick} column={column} player={player} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {onRules && columns.length < MOST && spare && (
        <button
          type="button"
          class="dx-link dx-cmp-add"
          data-dx="add-rules"
          onClick={() => onRules(columns.length, spare.id)}
        >
          {say("lab.rules_add")}
        </button>
      )}
    </div>
  );
}

function Cell({
  yardstick,
  column,
  player,
}: {
  yardstick: Column | undefined;
  column: Column;
  player: string;
}) {
  const { words, say } = useWords();
  if (!isScored(column)) return null;
  const more = difference(yardstick, column, player);
  const reasons = column.reasons[player] ?? [];
  return (
    <span class="dx-cell dx-num" data-dx="points" data-player={player} data-diff={more !== 0 || undefined}>
      <b>{words.written(column.points[player] ?? 0)}</b>
      {more !== 0 && <em>{words.signed(more)}</em>}
      {reasons.map((reason) => (
        <Why
          key={reason.rule}
          reason={reason}
          differs={column !== yardstick && isOther(yardstick, player, reason)}
        />
      ))}
      {missing(yardstick, column, player).map((reason) => (
        <s key={reason.rule}>
          <span class="dx-sr">{say("lab.gone")} </span>
          <Why reason={reason} differs />
        </s>
      ))}
    </span>
  );
}

function Why({ reason, differs }: { reason: ReasonShape; differs: boolean }) {
  const phrase = usePhrase();
  const { words } = useWords();
  return (
    <span class="dx-reason" data-diff={differs || undefined} data-zero={reason.points === 0 || undefined}>
      {reason.points !== 0 && <span>{words.signed(reason.points)}</span>}
      <span>{phrase(reason)}</span>
    </span>
  );
}

/** The words for one reason, in a row that says already whose it is. */
function usePhrase(): (reason: ReasonShape) => string {
  const { words, say } = useWords();
  const plain = ({ rule, votes }: ReasonShape) => {
    if (rule === "decoy_votes") return words.count("lab.decoy", votes);
    if (rule === "together") return words.count("reason.together", votes);
    return say(`reason.${rule}` as SaidKey);
  };
  return (reason) =>
    reason.capped ? `${plain(reason)} ${say("reason.capped", { points: reason.points })}` : plain(reason);
}
