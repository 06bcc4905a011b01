/** The front door of the lab: one view of it. */
import { render as draw } from "preact";
import type { LabTraits } from "./lab/messages";
import { LabRoot } from "./lab/root";
import { LabStore } from "./lab/store";
import type { Model } from "./model";
import "./css/index.css";
import "./css/lab.css";

interface Opening {
  model: Model<LabTraits>;
  el: HTMLElement;
  signal?: AbortSignal;
}

function render({ model, el, signal }: Opening): () => void {
  const store = new LabStore(model);
  draw(<LabRoot store={store} />, el);
  const close = () => {
    draw(null, el);
    store.close();
  };
  signal?.addEventListener("abort", close, { once: true });
  return close;
}

export default { render };
