/** The whole lab: what to look at above, the tableau left, the points right. */
import { Board } from "../teaching/board";
import { Columns } from "../teaching/columns";
import { TeachingProvider, useWords } from "../teaching/context";
import { Disconnected, Refused } from "../teaching/notices";
import { Picker, useNamed } from "../teaching/picker";
import { useChanges } from "../ui/context";
import { Page } from "../ui/page";
import { Solver } from "./solver";
import type { LabStore } from "./store";
import { Summary } from "./summary";

export function LabRoot({ store }: { store: LabStore }) {
  useChanges(store);
  const { theme } = store;
  return (
    <TeachingProvider store={store}>
      <Page language={store.words.language} theme={theme} screen="lab" data={{ "data-phase": "lab" }}>
        <Disconnected online={store.online} onRetry={() => store.link.knock()} />
        <Lab store={store} />
      </Page>
    </TeachingProvider>
  );
}

function Lab({ store }: { store: LabStore }) {
  const { say } = useWords();
  const sheet = store.trait("sheet");
  const { position } = store;
  return (
    <>
      <Head store={store} />
      <div class="dx-lab" data-cards={position.slots.length} data-columns={sheet.columns.length}>
        <section aria-label={say("tableau.label")}>
          <Board
            cards={position.cards}
            slots={position.slots}
            players={sheet.players}
            storyteller={position.storyteller}
            mode={sheet.mode}
            target={position.target}
            red={position.red}
            votes={position.votes}
            ballots={sheet.voters}
            reds={sheet.reds}
            targets={sheet.targets}
            onVote={(voter, slots) => store.vote(voter, slots)}
            onMark={(what, slot) => store.mark(what, slot)}
          />
          <Refused message={store.refused?.message} />
        </section>
        <section class="dx-lab-side" aria-label={say("sheet.label")}>
          <Columns
            sheet={sheet}
            storyteller={position.storyteller}
            waiting={store.waiting}
            onRules={(column, choice) => store.change("column", { column, choice })}
          />
          <Summary sheet={sheet} storyteller={sheet.mode === "party" ? "" : position.storyteller} />
        </section>
        <Solver store={store} />
      </div>
    </>
  );
}

function Head({ store }: { store: LabStore }) {
  const { say } = useWords();
  const named = useNamed();
  const sheet = store.trait("sheet");
  const preset = store.trait("preset");
  const now = sheet.players.length;
  const numbers = sheet.numbers.includes(now) ? sheet.numbers : [...sheet.numbers, now].sort((a, b) => a - b);
  const team = sheet.mode === "team";
  const own = preset === "" ? [{ id: "", text: say("lab.example_own") }] : [];
  const picks = [
    {
      label: say("lab.example"),
      options: [...own, ...named(sheet.presets)],
      value: preset,
      handle: "preset",
      choose: (id: string) => id && store.change("preset", { preset: id }),
    },
    {
      label: say(team ? "lab.teams" : "lab.players"),
      options: numbers.map((n) => ({ id: String(n), text: String(n) })),
      value: String(now),
      handle: "players",
      choose: (id: string) => store.change("players", { number: Number(id) }),
    },
    {
      label: say(team ? "lab.storyteller_team" : "lab.storyteller"),
      options: sheet.players.map((name) => ({ id: name, text: name })),
      value: store.position.storyteller,
      handle: "storyteller",
      choose: (id: string) => store.change("tell", { player: id }),
    },
  ];
  return (
    <div class="dx-lab-head">
      <h2 class="dx-h">{say("lab.title")}</h2>
      {picks.map(({ label, options, value, handle, choose }) => (
        <div key={handle} class="dx-lab-pick">
          <span class="dx-dim" aria-hidden="true">
            {label}
          </span>
          <Picker
            class="dx-pickone-boxed"
            label={label}
            options={options}
            value={value}
            handle={handle}
            onChoose={choose}
          />
        </div>
      ))}
    </div>
  );
}
