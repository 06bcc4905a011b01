/** The front door of a recorded game: one view of the replay. */
import { render as draw } from "preact";
import type { Model } from "./model";
import { Store } from "./store";
import { Root } from "./ui/root";
import "./css/index.css";

interface Opening {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
}

function render({ model, el, signal }: Opening): () => void {
  const store = new Store(model);
  draw(<Root store={store} />, el);
  const close = () => {
    draw(null, el);
    store.close();
  };
  signal?.addEventListener("abort", close, { once: true });
  return close;
}

export default { render };
