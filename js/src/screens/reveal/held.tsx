/** All votes are in, and whoever has told turns the cards over. */
import type { PublicView } from "../../protocol";
import { Token } from "../../ui/rabbit";
import { useTable } from "../context";

export function Held({ view, onTurn }: { view: PublicView; onTurn(): void }) {
  const { say } = useTable();
  const voters = view.players.filter((player) => view.votes?.[player]);
  return (
    <>
      <p class="dx-dim">{say("reveal.held_how")}</p>
      <ul class="dx-held" aria-label={say("vote.locks")}>
        {voters.map((player) => (
          <li key={player} title={player}>
            <Token at={view.players.indexOf(player)} />
            <span class="dx-sr">{say("vote.is_in", { name: player })}</span>
          </li>
        ))}
      </ul>
      <div class="dx-side-foot">
        <button
          type="button"
          class="dx-btn dx-btn-main"
          data-dx="turn-over"
          data-dx-focus
          onClick={(event) => {
            event.stopPropagation();
            onTurn();
          }}
        >
          {say("reveal.turn_over")}
        </button>
      </div>
    </>
  );
}
