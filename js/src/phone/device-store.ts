/** What every page outside a notebook knows beside the table: whether the room is reached, and why it is not. */
import type { Both, Gone, LessonSnapshot, Snapshot } from "../protocol";
import { TableStore } from "../store/table-store";
import { addressOfSocket, Connection, probeOnReturn, type Told } from "./connection";
import { PhoneModel } from "./model";

export abstract class DeviceStore {
  readonly table: TableStore;
  /** The room is there, as far as is known. */
  reached = true;
  /** Why the room let nobody in for now, where it has said so. */
  ended: Both | null = null;
  protected readonly connection: Connection;
  readonly #model: PhoneModel;
  readonly #listeners = new Set<() => void>();

  /** @param size which of its two pictures is shown of a card before anybody looks closely. */
  constructor(size: "small" | "hash" = "small") {
    this.connection = new Connection(addressOfSocket(), {
      heard: (told) => this.#hear(told),
      reached: (now) => {
        this.reached = now;
        if (now) this.#model.comeBack();
        this.tell();
      },
    });
    this.#model = new PhoneModel((content, buffers) => this.connection.send(content, buffers), size);
    this.table = new TableStore(this.#model);
    this.table.subscribe(() => this.tell());
    probeOnReturn(this.connection);
    addEventListener("hashchange", () => location.reload());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lookNow(): void {
    this.connection.probe();
    this.table.link.knock();
  }

  /** The room lets this device in, with a seat or without. */
  protected enter(_seat: string): void {}

  /** The room shows where it stands. */
  protected show(snapshot: Snapshot | LessonSnapshot): void {
    this.ended = null;
    this.#model.show(snapshot);
  }

  /** The room has ended it for good, and says why. */
  protected abstract leave(gone: Gone): void;

  protected tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #hear(told: Told): void {
    if (told.kind === "show") {
      this.show((told as unknown as { snapshot: Snapshot | LessonSnapshot }).snapshot);
      this.tell();
    } else if (told.kind === "gone") {
      const gone = told as unknown as Gone;
      if (gone.then === "retry")
        this.ended = gone.why; // the connection tries again by itself
      else {
        this.connection.close();
        this.leave(gone);
      }
      this.tell();
    } else if (told.kind === "entered") this.enter(told.seat as string);
    else void this.#model.pass(told);
  }
}
