/** The turns so far: clue, card, who found it. */
import { useState } from "preact/hooks";
import { quoted } from "../logic/clue";
import { headline } from "../logic/headline";
import { heart } from "../logic/reveal";
import type { PublicView } from "../protocol";
import { Card } from "../ui/card";
import { Panel } from "../ui/panel";
import { AskWhy } from "./ask-why";
import { useTable } from "./context";
import { Why } from "./later";
import { useTurns } from "./use-turns";

export function Log({ onClose }: { onClose(): void }) {
  const { words, say } = useTable();
  const turns = useTurns();
  const [asked, setAsked] = useState<{ view: PublicView; player: string } | null>(null);
  return (
    <Panel title={say("menu.log")} onClose={onClose}>
      {turns === null && <p class="dx-dim">{say("panel.loading")}</p>}
      {turns?.length === 0 && <p class="dx-dim">{say("log.empty")}</p>}
      <ol class="dx-log">
        {turns?.toReversed().map((turn) => {
          const paid = Object.entries(turn.score?.points ?? {}).filter(([, points]) => points !== 0);
          return (
            <li key={turn.turn}>
              <Card id={turn.tableau[heart(turn) - 1] ?? ""} />
              <div>
                <span class="dx-dim dx-num">
                  {say("meta.turn", { turn: turn.turn })} · {turn.storyteller}{" "}
                  {turn.storyteller && (
                    <AskWhy
                      view={turn}
                      player={turn.storyteller}
                      onAsk={() => setAsked({ view: turn, player: turn.storyteller ?? "" })}
                    />
                  )}
                </span>
                <q dir="auto">{turn.clue && quoted(turn.clue, say)}</q>
                <span>{headline(turn, words)}</span>
                <span class="dx-dim dx-num">
                  {paid.map(([name, points]) => `${name} ${words.signed(points)}`).join(" · ")}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      {asked && <Why {...asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
