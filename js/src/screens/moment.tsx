/** One moment of a game, as the table shows it: the players, and the screen of the phase. */
import { useEffect } from "preact/hooks";
import type { PublicView } from "../protocol";
import { Clue } from "./clue";
import { useTable } from "./context";
import { Cards, Over, Reveal, Vote } from "./later";
import { Strip } from "./strip";

export function Moment({ view }: { view: PublicView }) {
  const { store } = useTable();
  useEffect(() => {
    for (const next of [Cards, Vote, Reveal, Over]) void next.fetch(); // no phase shall wait for its screen
  }, []);
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
