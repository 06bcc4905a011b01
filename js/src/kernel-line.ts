/** A widget's line to its kernel, as its host tells of it: nothing is said while it is cut, all that is open once it is back. */
import type { Model } from "./model";

/** What JupyterLab and its kin let a widget know of the kernel. */
interface Kernel {
  connectionStatus: string;
  connectionStatusChanged: Record<"connect" | "disconnect", (slot: () => void) => void>;
}

export interface HostModel<T extends object> extends Model<T> {
  widget_manager?: { kernel?: Kernel | null };
}

type Said = [content: unknown, callbacks?: unknown, buffers?: ArrayBuffer[]];

/**
 * JupyterLab keeps what is said while it has no connection, and lets that and all that follows wait for three seconds
 * more when it has one again; what was under way when the connection broke it does not send again.
 */
export class KernelLine<T extends object> implements Model<T> {
  readonly get: Model<T>["get"];
  readonly #model: HostModel<T>;
  readonly #kernel: Kernel | null | undefined;
  /** What was asked and has no answer yet: asked again it is done once. */
  readonly #open = new Map<string, Said>();
  readonly #whenBack = new Set<() => void>();
  readonly #heard = (message: { id?: string } | null) => void this.#open.delete(message?.id ?? "");
  readonly #turned = () => this.#isUp && this.#comeBack();

  constructor(model: HostModel<T>) {
    this.get = model.get.bind(model) as Model<T>["get"];
    this.#model = model;
    this.#kernel = model.widget_manager?.kernel;
    this.#kernel?.connectionStatusChanged.connect(this.#turned);
    model.on("msg:custom", this.#heard);
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

  send(...said: Said): void {
    const { id, kind } = said[0] as { id: string; kind: string };
    if (kind !== "ping") this.#open.set(id, said);
    if (this.#isUp) this.#model.send(...said);
  }

  close(): void {
    this.#kernel?.connectionStatusChanged.disconnect(this.#turned);
    this.#model.off("msg:custom", this.#heard);
  }

  get #isUp(): boolean {
    return (this.#kernel?.connectionStatus ?? "connected") === "connected";
  }

  #comeBack(): void {
    for (const said of this.#open.values()) this.#model.send(...said);
    for (const listener of [...this.#whenBack]) listener();
  }
}
