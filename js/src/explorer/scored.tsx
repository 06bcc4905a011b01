/** A turn, scored as before and as now; its votes can be moved. */
import { Board } from "../teaching/board";
import { Columns } from "../teaching/columns";
import { useExplorer } from "./context";
import { Refusal } from "./refusal";

export function ScoredTurn() {
  const { store, words, say } = useExplorer();
  const { scored, columns } = store.trait("sheet");
  if (!scored) return <p class="dx-dim">{say("explorer.scored.none")}</p>;
  const { sheet } = scored;
  return (
    <>
      <Refusal of={["vote", "mark"]} />
      <div class="dx-lab dx-xlab" data-cards={scored.slots.length} data-columns={columns.length}>
        <Board
          cards={scored.cards}
          slots={scored.slots}
          players={sheet.players}
          storyteller={scored.storyteller}
          mode={sheet.mode}
          target={scored.target}
          red={scored.red}
          votes={scored.votes}
          ballots={sheet.voters}
          reds={sheet.reds}
          targets={sheet.targets}
          onVote={(voter, slots) => store.change("vote", { voter, slots })}
          onMark={(what, slot) => store.change("mark", { what, slot })}
        />
        <section class="dx-lab-side" aria-label={say("sheet.label")} lang={words.language}>
          <Columns sheet={sheet} storyteller={scored.storyteller} waiting={false} />
        </section>
      </div>
    </>
  );
}
