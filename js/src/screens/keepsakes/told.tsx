/** In the review of an own clue: it lands on the curve, beside those told before. */
import sheet from "../../css/keepsakes.css";
import type { PublicView } from "../../protocol";
import { dressed } from "../../ui/dressed";
import { Panel } from "../../ui/panel";
import { useTable } from "../context";
import { useTurns } from "../use-turns";
import { Portrait } from "./portrait";
import { useComingKeepsakes } from "./words";

interface Props {
  view: PublicView;
  player: string;
  onClose(): void;
}

export const ToldClues = dressed(sheet, ({ view, player, onClose }: Props) => {
  const { say } = useTable();
  const words = useComingKeepsakes();
  const turns = useTurns();
  const here = words && turns;
  return (
    <Panel title={say("keep.title")} onClose={onClose}>
      {here ? (
        <>
          <Portrait
            turns={turns.filter(({ turn }) => turn <= view.turn)}
            player={player}
            at={view.players.indexOf(player)}
            now={view.turn}
          />
          <p class="dx-dim">{words.say("keep.how")}</p>
        </>
      ) : (
        <p class="dx-dim">{say("panel.loading")}</p>
      )}
    </Panel>
  );
});
