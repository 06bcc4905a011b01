/** What leads to the next turn, and whom the table waits for meanwhile. */
import { isRemote, notReady } from "../../logic/presence";
import { useTable } from "../context";
import { ErrorLine } from "../error-line";

export function GoOn({ onGo }: { onGo(): void }) {
  const { store, words, say } = useTable();
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
        class="dx-btn dx-btn-main"
        data-dx="continue"
        data-dx-focus
        disabled={store.submitted || store.seating.ready.includes(store.seat)}
        onClick={() => {
          onGo();
          store.act({ action: "continue" });
        }}
      >
        {say(
          store.pending === "continue"
            ? store.waiting
            : isRemote(store.seating, store.seat)
              ? "reveal.on"
              : "reveal.continue",
        )}
      </button>
    </>
  );
}
