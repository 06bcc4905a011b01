/** Mounts one view of a widget, as anywidget asks for it, until the notebook lets go of it. */
import { type ComponentType, render as draw, h } from "preact";

interface Opening<Model> {
  model: Model;
  el: HTMLElement;
  signal?: AbortSignal;
}

export function mount<Model, Store extends { close(): void }>(
  Store: new (model: Model) => Store,
  Root: ComponentType<{ store: Store }>,
) {
  function render({ model, el, signal }: Opening<Model>): () => void {
    const store = new Store(model);
    draw(h(Root, { store }), el);
    const close = () => {
      draw(null, el);
      store.close();
    };
    signal?.addEventListener("abort", close, { once: true });
    return close;
  }
  return { render };
}
