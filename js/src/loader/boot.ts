/** What anywidget gets as the module of a widget: it draws once the code is here, and a still picture till then. */
import type { Model } from "../model";
import type { Opening } from "../mount";
import { openRegistry, type Registry } from "./registry";
import { type StillWords, still, type Told } from "./still";

/** How long the page stays empty before it shows what is known without the code. */
const SOON = 700; // ms

/** What Python writes above the loader. */
export interface Entry {
  /** Loaders of one make share what they fetch, whichever version of the package they are from. */
  key: string;
  script: string;
  styles: string[];
  words: StillWords;
}

interface Widget {
  default: { render(opening: Opening<Model<Told>>): () => void };
}

export function boot({ key, script, styles, words }: Entry): Widget["default"] {
  const page = globalThis as unknown as Record<symbol, Registry>;
  const name = Symbol.for(key);
  page[name] ??= openRegistry(key);
  const registry = page[name];

  function render(opening: Opening<Model<Told>>): () => void {
    const { model, el } = opening;
    const leave = registry.join(model);
    const timer = setTimeout(() => el.append(still(model, words)), SOON);
    let open = true;
    let clear = () => {};
    const close = () => {
      if (!open) return;
      open = false;
      clearTimeout(timer);
      leave();
      clear();
    };
    registry.load(script).then((module) => {
      if (!open) return;
      clearTimeout(timer);
      el.replaceChildren();
      registry.dress(el.getRootNode(), styles);
      clear = (module as Widget).default.render(opening);
    });
    return close;
  }
  return { render };
}
