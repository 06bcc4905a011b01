/** Whose votes are in, as tokens; what they point at stays secret. */
import type { PublicView } from "../../protocol";
import { Token } from "../../ui/rabbit";
import { useTable } from "../context";

export function Locks({ view }: { view: PublicView }) {
  const { words, say } = useTable();
  const isIn = (player: string) => view.voted.includes(player);
  const voters = view.players.filter((player) => view.waiting_for.includes(player) || isIn(player));
  return (
    <div class="dx-locks">
      <ul aria-label={say("vote.locks")}>
        {voters.map((player) => (
          <li key={player} title={player}>
            <Token at={view.players.indexOf(player)} waiting={!isIn(player)} />
            <span class="dx-sr">{say(isIn(player) ? "vote.is_in" : "vote.not_in", { name: player })}</span>
          </li>
        ))}
      </ul>
      <span class="dx-num">{words.count("vote.in", view.voted.length, { all: voters.length })}</span>
    </div>
  );
}
