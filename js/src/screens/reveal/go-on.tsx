/** What leads to the next turn, and whom the table waits for meanwhile. */
import { isRemote, notReady } from "../../logic/presence";
import type { PublicView } from "../../protocol";
import { colours } from "../../ui/rabbit";
import { useTable } from "../context";
import { ErrorLine } from "../error-line";

export function GoOn({ view, onGo }: { view: PublicView; onGo(): void }) {
  const { store, words, say } = useTable();
  // whoever tells next presses, so that no curtain need fall between
  const next = store.seating.tells_next;
  return (
    <>
      <ErrorLine where="continue" />
      {store.seating.ready.length > 0 && (
        <p class="dx-dim" role="status">
          {say("why.waiting", { names: words.names(notReady(store.seating)) })}
        </p>
      )}
      <button
        type="button"
        class={next ? "dx-btn dx-btn-me dx-p" : "dx-btn dx-btn-main"}
        style={next ? colours(view.players.indexOf(next)) : undefined}
        data-dx={next && store.submitted ? undefined : "continue"}
        data-dx-focus
        disabled={store.submitted || store.seating.ready.includes(store.seat)}
        onClick={() => {
          onGo();
          if (next) store.goOnAs(next);
          else store.act({ action: "continue" });
        }}
      >
        {store.pending === "continue"
          ? say(store.waiting)
          : next
            ? say("reveal.next", { name: next })
            : say(isRemote(store.seating, store.seat) ? "reveal.on" : "reveal.continue")}
      </button>
    </>
  );
}
