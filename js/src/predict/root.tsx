/** A question: asked, answered, and after the reveal with the truth beside the answers. */
import { TeachingProvider } from "../teaching/context";
import { Disconnected, Refused } from "../teaching/notices";
import { useChanges } from "../ui/context";
import { Page } from "../ui/page";
import { Asking } from "./asking";
import { RevealedTruth } from "./revealed";
import type { PredictStore } from "./store";

export function PredictRoot({ store }: { store: PredictStore }) {
  useChanges(store);
  const outcome = store.trait("outcome");
  const phase = outcome ? "revealed" : "asking";
  return (
    <TeachingProvider store={store}>
      <Page
        language={store.words.language}
        theme={store.theme}
        screen={phase}
        data={{ "data-phase": phase, "data-kind": store.trait("asked").kind }}
      >
        <Disconnected
          online={store.online}
          busy={store.trait("working") ? "predict.long" : undefined}
          onRetry={() => store.link.knock()}
        />
        <div class="dx-predict">
          <h2 class="dx-question" dir="auto">
            {store.words.of(store.trait("question"))}
          </h2>
          {outcome ? <RevealedTruth store={store} outcome={outcome} /> : <Asking store={store} />}
          <Refused message={store.refused?.message} />
        </div>
      </Page>
    </TeachingProvider>
  );
}
