/** Says aloud, for those who listen to the screen, what has just happened, and then what is asked of them. */
import { useEffect, useState } from "preact/hooks";
import { asked, news } from "../logic/news";
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
  // behind the curtain there is nothing, not even old news
  const open = shown !== null && !store.curtain;
  return (
    <div class="dx-sr">
      <p role="status">{open && text}</p>
      {/* it stays as long as it is asked: what others do meanwhile is said beside it */}
      <p role="status" data-dx="asked">
        {open && store.options && asked(shown, store.seat, store.agreement, words)}
      </p>
    </div>
  );
}
