/** What if the tokens had lain elsewhere? They can be moved, and Python counts again; the game stays as it was. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import sheet from "../css/lab.css";
import own from "../css/what-if.css";
import { pointsOf } from "../logic/reveal";
import { membersOf } from "../logic/teams";
import type { CountedTurn, PublicView } from "../protocol";
import { useAskingWords } from "../screens/coming-words";
import { useTable } from "../screens/context";
import { Board } from "../teaching/board";
import { Columns } from "../teaching/columns";
import { isScored } from "../teaching/compare";
import { TeachingProvider } from "../teaching/context";
import { Refused } from "../teaching/notices";
import type { Votes } from "../teaching/pieces";
import { wordsIn } from "../teaching/words";
import { dressed } from "../ui/dressed";
import { Panel } from "../ui/panel";

interface Props {
  view: PublicView;
  onClose(): void;
}

interface Asked {
  votes: Votes;
  red: number | null;
  rules: readonly string[];
}

const PLAYED: Asked = { votes: {}, red: null, rules: [] };

export const WhatIf = dressed(`${sheet}${own}`, ({ view, onClose }: Props) => {
  const { store, say } = useTable();
  const words = useAskingWords();
  const [asked, setAsked] = useState(PLAYED);
  const [told, setTold] = useState<CountedTurn | null>(null);
  const [waiting, setWaiting] = useState(true);
  const [refused, setRefused] = useState("");
  const newest = useRef(PLAYED);
  const { language } = store.words;
  const parts = useMemo(
    () => ({
      uid: store.uid,
      words: wordsIn(language),
      pictures: store.pictures,
      places: store.places,
      reducedMotion: store.reducedMotion,
      subscribe: (listener: () => void) => store.subscribe(listener),
    }),
    [language],
  );

  useEffect(() => {
    newest.current = asked;
    setWaiting(true);
    void store.link
      .ask("what_if", { turn: view.turn, votes: asked.votes, red: asked.red, rules: [...asked.rules] })
      .then(({ reply }) => {
        if (newest.current !== asked) return; // something else has been moved meanwhile
        setWaiting(false);
        setRefused(reply.ok ? "" : reply.message);
        if (reply.ok) setTold(reply);
      });
  }, [asked]);

  const vote = (voter: string, slots: number[]) =>
    setAsked((now) => ({ ...now, votes: { ...now.votes, [voter]: slots } }));
  const compare = (column: number, choice: string) =>
    setAsked((now) => {
      const rules = [...now.rules];
      rules.splice(column - 1, 1, ...(choice ? [choice] : []));
      return { ...now, rules };
    });
  const moved = Object.keys(asked.votes).length > 0 || asked.red !== null;

  return (
    <Panel title={say("what_if.open")} wide onClose={onClose}>
      {told && words ? (
        <TeachingProvider store={parts}>
          <div class="dx-what-if">
            <p class="dx-dim">{words.say("what_if.how")}</p>
            <div class="dx-lab" data-cards={told.slots.length} data-columns={told.sheet.columns.length}>
              <section aria-label={say("tableau.label")}>
                <Board
                  cards={told.cards}
                  slots={told.slots}
                  players={told.sheet.players}
                  storyteller={told.storyteller}
                  mode={told.sheet.mode}
                  target={told.target}
                  red={asked.red ?? told.red}
                  votes={{ ...told.votes, ...asked.votes }}
                  ballots={told.sheet.voters}
                  reds={told.sheet.reds}
                  onVote={vote}
                  onMark={(_, red) => setAsked((now) => ({ ...now, red }))}
                />
                <Refused message={refused} />
              </section>
              <section class="dx-lab-side" aria-label={say("sheet.label")}>
                <Change view={view} told={told} moved={moved} />
                <button
                  type="button"
                  class="dx-btn"
                  data-dx="as-played"
                  disabled={!moved}
                  onClick={() => setAsked((now) => ({ ...PLAYED, rules: now.rules }))}
                >
                  {words.say("what_if.back")}
                </button>
                <Columns
                  sheet={told.sheet}
                  storyteller={told.storyteller}
                  waiting={waiting}
                  firstStays
                  onRules={compare}
                />
              </section>
            </div>
          </div>
        </TeachingProvider>
      ) : (
        <p class="dx-dim">{refused || say("panel.loading")}</p>
      )}
    </Panel>
  );
});

/** What has become of everybody's points under the rules of the game. */
function Change({ view, told, moved }: { view: PublicView; told: CountedTurn; moved: boolean }) {
  const { words } = useTable();
  const asking = useAskingWords();
  const column = told.sheet.columns[0];
  if (!asking) return null;
  const { say } = asking;
  const unlike = isScored(column)
    ? told.sheet.players.flatMap((name) => {
        const from = pointsOf(view, membersOf(view, name)[0] ?? name);
        const to = column.points[name] ?? 0;
        const [was, is] = [words.written(from), words.written(to)];
        return from === to ? [] : [say("what_if.one", { name, from: was, to: is })];
      })
    : [];
  const list = unlike.join(" · ");
  return (
    <p class="dx-sum" role="status" data-dx="changed">
      {!moved
        ? say("what_if.as_played")
        : !isScored(column)
          ? say("what_if.impossible")
          : list
            ? say("what_if.changed", { list })
            : say("what_if.same")}
    </p>
  );
}
