/** Says aloud, for those who listen to the screen, what has just happened. */
import { useEffect, useState } from "preact/hooks";
import { news } from "../logic/news";
import { useTable } from "./context";

export function Live() {
  const { store, words, say } = useTable();
  const [text, setText] = useState("");
  const { shown, before } = store;
  useEffect(() => {
    const said = shown ? news(before, shown, store.seat, words) : "";
    if (said) setText(said);
  }, [shown]);
  // behind the curtain there is nothing, not even old news
  const now = store.curtain ? say("pass.title", { name: store.table.next }) : text;
  return (
    <p class="dx-sr" aria-live="polite" role="status">
      {now}
    </p>
  );
}
