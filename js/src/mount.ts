/** Mounts one view of a widget, as anywidget asks for it, until the notebook lets go of it. */
import { type ComponentType, render as draw, h } from "preact";
import { type HostModel, KernelLine } from "./kernel-line";
import type { Model } from "./model";

/** Draws another widget inside this one; hosts that cannot have none. */
export interface Host {
  getWidget(ref: string): Promise<{ render(opening: { el: HTMLElement; signal: AbortSignal }): unknown }>;
}

export interface Opening<Model> {
  model: Model;
  el: HTMLElement;
  host?: Host;
  signal?: AbortSignal;
}

export function mount<Traits extends object, Store extends { close(): void }>(
  Store: new (model: Model<Traits>) => Store,
  Root: ComponentType<{ store: Store; host?: Host | undefined }>,
) {
  function render({ model, el, host, signal }: Opening<HostModel<Traits>>): () => void {
    const line = new KernelLine(model);
    const store = new Store(line);
    draw(h(Root, { store, host }), el);
    const close = () => {
      draw(null, el);
      store.close();
      line.close();
    };
    signal?.addEventListener("abort", close, { once: true });
    return close;
  }
  return { render };
}
