/** The whole explorer: the line in sight, controls and pictures side by side, all else folded beneath. */
import type { Host } from "../mount";
import { Disconnected } from "../teaching/notices";
import { Controls } from "../turning/controls";
import { FAMILIES } from "../turning/families";
import { Line } from "../turning/line";
import { useChanges } from "../ui/context";
import { Page } from "../ui/page";
import { ExplorerProvider, useExplorer } from "./context";
import { Fold } from "./fold";
import { Head } from "./head";
import { Bots, Compare, Files, Hunt } from "./later";
import { Pictures } from "./pictures";
import { Play, Table } from "./play";
import { Refusal } from "./refusal";
import { ScoredTurn } from "./scored";
import type { ExplorerStore } from "./store";

export function ExplorerRoot({ store, host }: { store: ExplorerStore; host?: Host | undefined }) {
  useChanges(store);
  return (
    <ExplorerProvider store={store}>
      <Page
        language={store.words.language}
        theme={store.theme}
        screen="explorer"
        onPaper={(paper) => store.lie(paper)}
        data={{ "data-phase": "explorer" }}
      >
        <Disconnected online={store.online} onRetry={() => store.link.knock()} />
        <Explorer store={store} host={host} />
      </Page>
      <Table host={host} />
    </ExplorerProvider>
  );
}

function Explorer({ store, host }: { store: ExplorerStore; host: Host | undefined }) {
  const { words, say } = useExplorer();
  return (
    <>
      <Head />
      <Line families={FAMILIES} refused={say("explorer.refused")} />
      <div class="dx-xbody">
        <div class="dx-xcontrols">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
          <section class="dx-xscroll" tabIndex={0} aria-label={say("control.list")}>
            <Controls />
          </section>
        </div>
        <Pictures />
      </div>
      <div class="dx-xparts">
        <Refusal of={["turn", "play"]} />
        <div class="dx-xplay">
          <Play host={host} />
          <p class="dx-dim" data-dx="rules-summary">
            {words.of(store.trait("sheet").summary)}
          </p>
        </div>
        <Fold title={say("explorer.scored")} handle="scored" open>
          <ScoredTurn />
        </Fold>
        <Fold title={say("explorer.compare")} handle="compare">
          <Compare />
        </Fold>
        <Fold title={say("explorer.hunt")} handle="hunt">
          <Hunt />
        </Fold>
        <Fold title={say("explorer.bots")} handle="bots">
          <Bots />
        </Fold>
        <Fold title={say("explorer.file")} handle="files">
          <Files />
        </Fold>
      </div>
    </>
  );
}
