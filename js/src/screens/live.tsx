/** Says aloud, for those who listen to the screen, what has just happened. */
import { useEffect, useState } from "preact/hooks";
import { news } from "../logic/news";
import { useTable } from "./context";

const HEARD = 2000; // ms: what has been said does not stay to be read again

export function Live() {
  const { store, words } = useTable();
  const [text, setText] = useState("");
  const { shown, before, unfolding } = store;
  useEffect(() => {
    // how a turn came out is told when it is seen
    const said = shown && !unfolding ? news(before, shown, store.seat, words) : "";
    if (said) setText(said);
  }, [shown, unfolding]);
  useEffect(() => {
    const timer = setTimeout(() => setText(""), HEARD);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p class="dx-sr" aria-live="polite" role="status">
      {/* behind the curtain there is nothing, not even old news */}
      {store.curtain ? "" : text}
    </p>
  );
}
