/** What the owner’s page knows beside the table: whether it is connected, and why it is not. */
import en from "../../../dixit_widget/words/en/owner.json";
import fr from "../../../dixit_widget/words/fr/owner.json";
import type { Both, Gone, Snapshot } from "../protocol";
import { TableStore } from "../store/table-store";
import { languageOf, SCREEN, Words } from "../words";
import { addressOfSocket, Connection, probeOnReturn, type Told } from "./connection";
import { PhoneModel } from "./model";

const CATALOGUE = { en: { ...SCREEN.en, ...en }, fr: { ...SCREEN.fr, ...fr } };

export class OwnerStore {
  readonly words = new Words<keyof typeof CATALOGUE.en>(languageOf("", navigator.language), CATALOGUE);
  readonly table: TableStore;
  /** The server is there, as far as is known. */
  reached = true;
  /** Why nobody is let in, where that was said. */
  ended: Both | null = null;
  readonly #model: PhoneModel;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();

  constructor() {
    this.#connection = new Connection(addressOfSocket(), {
      heard: (told) => this.#hear(told),
      reached: (now) => {
        this.reached = now;
        this.#tell();
      },
    });
    this.#model = new PhoneModel((content, buffers) => this.#connection.send(content, buffers), "hash");
    this.table = new TableStore(this.#model);
    this.table.subscribe(() => this.#tell());
    probeOnReturn(this.#connection);
    addEventListener("hashchange", () => location.reload());
    this.#connection.enter({ kind: "own", key: location.hash.replace("#o=", "") });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  lookNow(): void {
    this.#connection.probe();
    this.table.link.knock();
  }

  #hear(told: Told): void {
    if (told.kind === "show") {
      this.ended = null;
      this.#model.show((told as unknown as { snapshot: Snapshot }).snapshot);
    } else if (told.kind === "gone") {
      const { why, then } = told as unknown as Gone;
      this.ended = why;
      if (then !== "retry") this.#connection.close();
      this.#tell();
    } else if (told.kind !== "entered") void this.#model.pass(told);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
