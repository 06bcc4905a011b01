/** One picture of what each bot believed of each card: rows of bots, columns of cards. */
import sheet from "../css/minds.css";
import type { Mind, PublicView } from "../protocol";
import { Card, useAlt } from "../ui/card";
import { dressed } from "../ui/dressed";
import { Icon } from "../ui/icon";
import { Panel } from "../ui/panel";
import { colours, Rabbit } from "../ui/rabbit";
import { useAskingWords } from "./coming-words";
import { useTable } from "./context";
import { useReply } from "./use-reply";

interface Props {
  view: PublicView;
  onClose(): void;
}

export const Minds = dressed(sheet, ({ view, onClose }: Props) => {
  const { store, say } = useTable();
  const told = useReply(() => store.link.ask("minds", { turn: view.turn }));
  const words = useAskingWords();
  const minds = told?.ok ? told.minds : [];
  return (
    <Panel title={say("minds.open")} wide onClose={onClose}>
      {!(told && words) && <p class="dx-dim">{say("panel.loading")}</p>}
      {told?.ok === false && <p>{told.message}</p>}
      {told?.ok && words && minds.length === 0 && <p>{words.say("minds.none")}</p>}
      {words && minds.length > 0 && (
        <>
          {view.clue?.text && (
            <q class="dx-minds-clue" dir="auto">
              {say("clue.quoted", { text: view.clue.text })}
            </q>
          )}
          <Picture view={view} minds={minds} label={words.say("minds.table")} own={words.say("minds.own")} />
          <p class="dx-dim">{words.say(view.target === null ? "minds.how_party" : "minds.how")}</p>
        </>
      )}
    </Panel>
  );
});

interface PictureProps {
  view: PublicView;
  minds: readonly Mind[];
  label: string;
  own: string;
}

function Picture({ view, minds, label, own }: PictureProps) {
  const { words, say } = useTable();
  const alt = useAlt();
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  return (
    <table class="dx-believed dx-num" style={{ "--cards": view.tableau.length }} aria-label={label}>
      <thead>
        <tr>
          <td />
          {view.tableau.map((card, at) => (
            <th key={card} scope="col" data-told={at + 1 === view.target || undefined}>
              <Card id={card} silent />
              <span class="dx-no">{at + 1}</span>
              {at + 1 === view.target && (
                <span class="dx-told">
                  <Icon name="moon" />
                </span>
              )}
              <span class="dx-sr">
                {say("slot.alt", { slot: at + 1, alt: alt(card) })}{" "}
                {at + 1 === view.target && say("reveal.told")}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {minds.map(({ player, beliefs }) => {
          const seat = view.players.indexOf(player);
          return (
            <tr key={player} class="dx-p" style={colours(seat)}>
              <th scope="row" title={player}>
                <Rabbit at={seat} />
                <span dir="auto">{player}</span>
              </th>
              {beliefs.map((belief, at) => {
                const voted = view.votes?.[player]?.includes(at + 1);
                return (
                  <td
                    key={at}
                    data-told={at + 1 === view.target || undefined}
                    data-voted={voted || undefined}
                    title={belief === null ? own : undefined}
                  >
                    {belief === null ? (
                      <span class="dx-sr">{own}</span>
                    ) : (
                      <>
                        <span class="dx-belief" aria-hidden="true">
                          <i style={{ "--belief": belief }} />
                        </span>
                        {percent.format(belief)}
                        {voted && <span class="dx-sr"> {say("vote.is_in", { name: player })}</span>}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
