/** The front door of a recorded game: one view of the replay. */
import { render as draw } from "preact";
import type { ReplayModel } from "./model";
import { ReplayRoot } from "./replay/root";
import { ReplayStore } from "./replay/store";
import "./css/index.css";
import "./css/replay.css";

interface Opening {
  model: ReplayModel;
  el: HTMLElement;
  signal?: AbortSignal;
}

function render({ model, el, signal }: Opening): () => void {
  const store = new ReplayStore(model);
  draw(<ReplayRoot store={store} />, el);
  const close = () => {
    draw(null, el);
    store.close();
  };
  signal?.addEventListener("abort", close, { once: true });
  return close;
}

export default { render };
