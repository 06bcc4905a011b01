/** A widget's line to its kernel, as its host tells of it: nothing is said while it is cut, and it is told when it is back. */
import type { Model } from "./model";

/** What JupyterLab and its kin let a widget know of the kernel. */
interface Kernel {
  connectionStatus: string;
  connectionStatusChanged: Record<"connect" | "disconnect", (slot: () => void) => void>;
}

export interface HostModel<T extends object> extends Model<T> {
  widget_manager?: { kernel?: Kernel | null };
}

/**
 * JupyterLab keeps what is said while it has no connection, and lets that and all that follows wait for three seconds
 * more when it has one again; what was under way when the connection broke it does not send again. Whoever asked does.
 */
export class KernelLine<T extends object> implements Model<T> {
  readonly get: Model<T>["get"];
  readonly #model: HostModel<T>;
  readonly #kernel: Kernel | null | undefined;
  readonly #whenBack = new Set<() => void>();
  readonly #turned = () => {
    if (this.#isUp) for (const listener of [...this.#whenBack]) listener();
  };

  constructor(model: HostModel<T>) {
    this.get = model.get.bind(model) as Model<T>["get"];
    this.#model = model;
    this.#kernel = model.widget_manager?.kernel;
    this.#kernel?.connectionStatusChanged.connect(this.#turned);
  }

  /** Events of the model, and `back`. */
  on(event: string, listener: () => void): void {
    if (event === "back") this.#whenBack.add(listener);
    else this.#model.on(event, listener);
  }

  off(event: string, listener: () => void): void {
    this.#whenBack.delete(listener);
    this.#model.off(event, listener);
  }

  send(content: unknown, callbacks?: unknown, buffers?: ArrayBuffer[]): void {
    if (this.#isUp) this.#model.send(content, callbacks, buffers);
  }

  close(): void {
    this.#kernel?.connectionStatusChanged.disconnect(this.#turned);
  }

  get #isUp(): boolean {
    return (this.#kernel?.connectionStatus ?? "connected") === "connected";
  }
}
