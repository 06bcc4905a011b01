/** The games that can be gone on with: the last one, and the two before it beneath. */
import type { Resumable } from "../../protocol";
import { useSetup } from "./words";

export function GoOn({ games }: { games: readonly Resumable[] }) {
  const { store, words, say } = useSetup();
  const [last, ...earlier] = games;
  if (!last || !store.may("resume")) return null;
  const what = ({ players, turn }: Resumable) => (
    <small class="dx-dim dx-num">{say("setup.resume_what", { names: words.names(players), turn })}</small>
  );
  return (
    <div class="dx-go-on">
      <button
        type="button"
        class="dx-btn dx-btn-quiet dx-resume"
        data-dx="resume"
        disabled={store.pending !== null}
        onClick={() => store.resume(last.number)}
      >
        <span>
          {say("setup.resume")}
          {what(last)}
        </span>
      </button>
      {earlier.length > 0 && (
        <details class="dx-earlier">
          <summary>{say("setup.earlier")}</summary>
          <div class="dx-earlier-list">
            {earlier.map((game) => (
              <button
                key={game.number}
                type="button"
                class="dx-btn dx-btn-quiet dx-resume"
                data-dx="resume-earlier"
                disabled={store.pending !== null}
                onClick={() => store.resume(game.number)}
              >
                {what(game)}
              </button>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
