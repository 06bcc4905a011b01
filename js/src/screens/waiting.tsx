/** Whom the table waits for, and who of them is not at their device just now. */
import type { PublicView } from "../protocol";
import { useTable } from "./context";

export function Away({ view }: { view: PublicView }) {
  const { store, words } = useTable();
  const { seats, present } = store.seating;
  const away = seats.filter(({ name }, at) => present[at] === "away" && view.waiting_for.includes(name));
  if (away.length === 0) return null;
  const names = words.names(away.map(({ name }) => name));
  return <span class="dx-dim">{words.count("why.away", away.length, { names })}</span>;
}

export function Waiting({ view }: { view: PublicView }) {
  const { words, say } = useTable();
  if (view.waiting_for.length === 0) return null;
  return (
    <>
      <span class="dx-dim">{say("why.waiting", { names: words.names(view.waiting_for) })}</span>{" "}
      <Away view={view} />
    </>
  );
}
