/** One moment of a game, as the table shows it: the players, and the screen of the phase. */
import { useEffect } from "preact/hooks";
import type { PublicView } from "../protocol";
import type { TableStore } from "../store/table-store";
import { Clue } from "./clue";
import { useTable } from "./context";
import { Cards, Over, Reveal, Vote } from "./later";
import { Strip } from "./strip";

/** No phase shall wait for its screen; one comes after the other, so that no move waits for more than one of them. */
async function fetchAhead({ link }: TableStore): Promise<void> {
  for (const next of [Cards, Vote, Reveal, Over]) {
    await link.quiet();
    await next.fetch();
  }
}

export function Moment({ view }: { view: PublicView }) {
  const { store } = useTable();
  useEffect(() => void fetchAhead(store), []);
  if (view.phase === "over") return <Over key={view.revision} view={view} />;
  const key = `${view.turn}-${store.seat}`;
  const live = !store.reducedMotion && store.before?.phase === "vote";
  return (
    <>
      <Strip view={view} />
      {view.phase === "clue" && <Clue key={key} view={view} />}
      {view.phase === "cards" && <Cards key={key} view={view} />}
      {view.phase === "vote" && <Vote key={key} view={view} />}
      {view.phase === "review" && (
        <Reveal
          key={view.revision}
          view={view}
          live={live}
          ending={store.may("continue") ? "continue" : "none"}
        />
      )}
    </>
  );
}
