/** One moment of a game, as the table shows it: the players, and the screen of the phase. */
import { useEffect } from "preact/hooks";
import type { PublicView } from "../protocol";
import { Cards } from "./cards";
import { Clue } from "./clue";
import { useTable } from "./context";
import { Over } from "./later";
import { Reveal } from "./reveal/reveal";
import { Strip } from "./strip";
import { Vote } from "./vote/vote";

export function Moment({ view }: { view: PublicView }) {
  const { store } = useTable();
  const near = view.phase === "review";
  useEffect(() => {
    if (near) void Over.fetch(); // the last review comes without a word; the end shall not wait
  }, [near]);
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
