/** The front door of a prediction: one view of a question. */
import { render as draw } from "preact";
import type { Model } from "./model";
import type { PredictTraits } from "./predict/messages";
import { PredictRoot } from "./predict/root";
import { PredictStore } from "./predict/store";
import "./css/index.css";
import "./css/lab.css";
import "./css/predict.css";

interface Opening {
  model: Model<PredictTraits>;
  el: HTMLElement;
  signal?: AbortSignal;
}

function render({ model, el, signal }: Opening): () => void {
  const store = new PredictStore(model);
  draw(<PredictRoot store={store} />, el);
  const close = () => {
    draw(null, el);
    store.close();
  };
  signal?.addEventListener("abort", close, { once: true });
  return close;
}

export default { render };
