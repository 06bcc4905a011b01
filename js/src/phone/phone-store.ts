/** What a player’s own device knows beside the table: how far it has come, and why it is not further. */
import type { Answer, Link } from "../link";
import type { Both, DoorRequests, Gone, Lesson, LessonSnapshot, Seating, Snapshot } from "../protocol";
import { TableStore } from "../store/table-store";
import { languageOf } from "../words";
import { addressOfSocket, Connection, probeOnReturn, type Told } from "./connection";
import { KeyRing } from "./key-ring";
import { PhoneModel } from "./model";
import { phoneWords } from "./words";

/** Where the person stands: to type a code, on the way in, in, or turned away. */
export type Stage =
  | { at: "code"; why: Both | null }
  | { at: "coming" }
  | { at: "in" }
  | { at: "gone"; why: Both };

export class PhoneStore {
  readonly words = phoneWords(languageOf("", navigator.language));
  readonly table: TableStore;
  stage: Stage = { at: "coming" };
  /** The room is there, as far as is known. */
  reached = true;
  /** Why the room let nobody in for now, where it has said so. */
  ended: Both | null = null;
  /** The person wants no seat. */
  watching = false;
  /** The class that this is a device of. */
  lesson: Lesson | null = null;
  taking = false;
  refused = "";
  readonly #keys = new KeyRing();
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
    this.#model = new PhoneModel((content, buffers) => this.#connection.send(content, buffers));
    this.table = new TableStore(this.#model);
    this.table.subscribe(() => this.#tell());
    probeOnReturn(this.#connection);
    addEventListener("hashchange", () => location.reload());
    const { greeting } = this.#keys;
    if (greeting) this.#connection.enter(greeting);
    else this.stage = { at: "code", why: null };
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get seating(): Seating {
    return this.table.seating;
  }

  /** Seats that somebody new may take: open ones before the game, bots’ ones in it; in a class they are given. */
  get free(): string[] {
    if (this.lesson) return [];
    const { seats, present } = this.seating;
    const wanted = this.table.newest ? "bot" : "free";
    return seats.filter((_, at) => present[at] === wanted).map(({ name }) => name);
  }

  /** The place of whoever sits down next. */
  get nextAt(): number {
    return Math.max(0, this.seating.present.indexOf(this.table.newest ? "bot" : "free"));
  }

  get hasKey(): boolean {
    return this.#keys.greeting?.kind === "return";
  }

  get gathers(): boolean {
    return !this.table.newest && this.table.rules !== null;
  }

  enterCode(code: string): void {
    this.stage = { at: "coming" };
    this.#connection.enter({ kind: "enter", secret: "", code });
    this.#tell();
  }

  /** Try once more to come in, by whatever way there is. */
  enterAgain(): void {
    const { greeting } = this.#keys;
    this.stage = greeting ? { at: "coming" } : { at: "code", why: null };
    if (greeting) this.#connection.enter(greeting);
    this.#tell();
  }

  lookNow(): void {
    this.#connection.probe();
    this.table.link.knock();
  }

  watch(watching: boolean): void {
    this.watching = watching;
    this.refused = "";
    this.#tell();
  }

  /** Sit down: by name where people gather, in a game at a bot’s seat. */
  async take(name: string, seat = ""): Promise<void> {
    if (this.taking) return;
    this.taking = true;
    this.refused = "";
    this.#tell();
    const link = this.table.link as unknown as Pick<Link<DoorRequests>, "ask">;
    const { reply }: Answer<DoorRequests["take"][1]> = await link.ask("take", {
      name,
      seat,
      nonce: newNonce(),
    });
    this.taking = false;
    if (reply.ok) {
      this.#keys.keep(reply.key);
      this.#connection.comeBackWith(this.#keys.returning);
    } else this.refused = reply.message;
    this.#tell();
  }

  #hear(told: Told): void {
    if (told.kind === "show") {
      const { snapshot } = told as unknown as { snapshot: Snapshot | LessonSnapshot };
      this.lesson = "lesson" in snapshot ? snapshot.lesson : null;
      if (this.lesson) this.watching = this.lesson.table?.seat === "";
      this.#model.show(snapshot);
      this.stage = { at: "in" };
      this.ended = null;
      this.#tell();
    } else if (told.kind === "gone") this.#leave(told as unknown as Gone);
    else if (told.kind !== "entered") void this.#model.pass(told);
    else if (told.seat) {
      this.watching = false;
      this.#keys.confirm();
    }
  }

  /** The room has ended it, and says why. */
  #leave({ why, then }: Gone): void {
    if (then === "retry") {
      this.ended = why; // the connection tries again by itself
      this.#tell();
      return;
    }
    this.#connection.close();
    const turnedAway = this.stage.at === "coming";
    if (then === "enter") this.#keys.lose();
    const { entering } = this.#keys;
    if (then === "enter" && turnedAway && entering) {
      // the key is of another day; the link still is an invitation
      this.#connection.enter(entering);
      return;
    }
    this.stage = { at: turnedAway && !this.hasKey ? "code" : "gone", why };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What nobody else says, so that asking again is known for what it is. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join("");
}
