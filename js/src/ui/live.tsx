/** Says aloud, for those who listen to the screen, what has just happened. */
import { useEffect, useState } from "preact/hooks";
import { news } from "../logic/news";
import { useTable } from "./context";

export function Live() {
  const { store, words } = useTable();
  const [text, setText] = useState("");
  const { shown, before } = store;
  useEffect(() => {
    const said = shown && !store.curtain ? news(before, shown, store.seat, words) : "";
    if (said) setText(said);
  }, [shown]);
  return (
    <p class="dx-sr" aria-live="polite" role="status">
      {text}
    </p>
  );
}
