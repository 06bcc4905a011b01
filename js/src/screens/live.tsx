/** Says aloud, for those who listen to the screen, what has just happened, and then what is asked of them. */
import { useEffect, useRef, useState } from "preact/hooks";
import { asked, news } from "../logic/news";
import { useTable } from "./context";

const HEARD = 2000; // ms: what has been said does not stay to be read again

export function Live() {
  const { store, words } = useTable();
  const [text, setText] = useState<string | null>(null);
  const [task, setTask] = useState<string | null>(null);
  const { shown, before, unfolding } = store;
  const toDo = shown && store.may("act") ? asked(shown, store.seat, store.agreement, words) : null;
  // behind the curtain there is nothing: what happens meanwhile is told when it opens
  const open = !store.curtain;
  const held = useRef<string | null>(null);
  useEffect(() => {
    // how a turn came out is told when it is seen
    const said = shown && !unfolding ? news(before, shown, store.seat, words) : null;
    if (said) held.current = said;
  }, [shown, unfolding]);
  useEffect(() => {
    if (open && held.current === null) return; // what is said just now stays
    setText(open ? held.current : null);
    if (open) held.current = null;
  }, [shown, unfolding, open]);
  useEffect(() => setTask(toDo), [toDo]); // with the news and after it, never before
  useEffect(() => {
    const timer = setTimeout(() => setText(null), HEARD);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="dx-sr">
      <p role="status">{open && text}</p>
      {/* it stays as long as it is asked: what others do meanwhile is said beside it */}
      <p role="status" data-dx="asked">
        {open && task}
      </p>
    </div>
  );
}
