/** How to play, in three pictures made of the table’s own cards; all rules are behind them. */
import sheet from "../css/how.css";
import type { Mode } from "../protocol";
import { Card, CardBack } from "../ui/card";
import { dressed } from "../ui/dressed";
import { Icon } from "../ui/icon";
import { Panel } from "../ui/panel";
import { Rabbit, Token } from "../ui/rabbit";
import { useHowWords } from "./coming-words";
import { useTable } from "./context";

interface Props {
  mode: Mode;
  onRules(): void;
  onClose(): void;
}

const SHOWN = 4; // cards on the table of the pictures
const TOLD = 2;
/** Who votes for what in the last picture: rabbits by slot. */
const VOTES = [[], [1], [2, 3], []];

export const How = dressed(sheet, ({ mode, onRules, onClose }: Props) => {
  const { store, say } = useTable();
  const words = useHowWords();
  // cards that whoever looks may see: those on the set-up panel, the own hand, or what lies open
  const open = store.setup?.editions.map(({ picture }) => picture) ?? [
    ...(store.private?.hand ?? []),
    ...(store.shown?.tableau ?? []),
  ];
  const face = (at: number) => {
    const id = open[at];
    return id ? <Card id={id} silent /> : <CardBack />;
  };
  const moon = (at: number) => mode !== "party" && at === TOLD;
  const pictures = {
    tell: (
      <>
        <Rabbit at={0} />
        <q dir="auto">{words?.say("how.sample")}</q>
        <span class="dx-how-card">{mode === "party" ? <CardBack /> : face(TOLD)}</span>
      </>
    ),
    hand_in: (
      <>
        {[1, 2, 3].map((at) => (
          <span key={at} class="dx-how-in">
            <Rabbit at={at} />
            <span class="dx-how-card">
              <CardBack />
            </span>
          </span>
        ))}
      </>
    ),
    vote: Array.from({ length: SHOWN }, (_, at) => (
      <span key={at} class="dx-how-card dx-slot" data-told={moon(at) || undefined}>
        {face(at)}
        <span class="dx-no">{at + 1}</span>
        {moon(at) && (
          <span class="dx-told">
            <Icon name="moon" />
          </span>
        )}
        <span class="dx-how-votes">
          {VOTES[at]?.map((who) => (
            <Token key={who} at={who} />
          ))}
        </span>
      </span>
    )),
  };
  return (
    <Panel title={say("how.open")} wide onClose={onClose}>
      {words ? (
        <>
          <ol class="dx-how">
            {(["tell", "hand_in", "vote"] as const).map((step, at) => (
              <li key={step}>
                <div class="dx-how-pic" data-step={step} aria-hidden="true">
                  {pictures[step]}
                </div>
                <p>
                  <b class="dx-num">{at + 1}</b> {words.say(`how.${mode}.${step}`)}
                </p>
              </li>
            ))}
          </ol>
          <button type="button" class="dx-btn" data-dx="all-rules" onClick={onRules}>
            <Icon name="rules" /> {say("menu.rules")}
          </button>
        </>
      ) : (
        <p class="dx-dim">{say("panel.loading")}</p>
      )}
    </Panel>
  );
});
