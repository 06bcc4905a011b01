/** What a player’s own device knows beside the table: how far it has come, and why it is not further. */
import type { Answer, Link } from "../link";
import type { Both, DoorRequests, Gone, Lesson, LessonSnapshot, Seating, Snapshot } from "../protocol";
import { languageOf } from "../words";
import { DeviceStore } from "./device-store";
import { KeyRing } from "./key-ring";
import { phoneWords } from "./words";

/** Where the person stands: to type a code, on the way in, in, or turned away. */
export type Stage =
  | { at: "code"; why: Both | null }
  | { at: "coming" }
  | { at: "in" }
  | { at: "gone"; why: Both };

export class PhoneStore extends DeviceStore {
  readonly words = phoneWords(languageOf("", navigator.language));
  stage: Stage = { at: "coming" };
  /** The person wants no seat. */
  watching = false;
  /** The class that this is a device of. */
  lesson: Lesson | null = null;
  taking = false;
  refused = "";
  readonly #keys = new KeyRing();

  constructor() {
    super();
    const { greeting } = this.#keys;
    if (greeting) this.connection.enter(greeting);
    else this.stage = { at: "code", why: null };
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
    this.connection.enter({ kind: "enter", secret: "", code });
    this.tell();
  }

  /** Try once more to come in, by whatever way there is. */
  enterAgain(): void {
    const { greeting } = this.#keys;
    this.stage = greeting ? { at: "coming" } : { at: "code", why: null };
    if (greeting) this.connection.enter(greeting);
    this.tell();
  }

  watch(watching: boolean): void {
    this.watching = watching;
    this.refused = "";
    this.tell();
  }

  /** Sit down: by name where people gather, in a game at a bot’s seat. */
  async take(name: string, seat = ""): Promise<void> {
    if (this.taking) return;
    this.taking = true;
    this.refused = "";
    this.tell();
    const link = this.table.link as unknown as Pick<Link<DoorRequests>, "ask">;
    const { reply }: Answer<DoorRequests["take"][1]> = await link.ask("take", {
      name,
      seat,
      nonce: newNonce(),
    });
    this.taking = false;
    if (reply.ok) {
      this.#keys.keep(reply.key);
      this.connection.comeBackWith(this.#keys.returning);
    } else this.refused = reply.message;
    this.tell();
  }

  protected override enter(seat: string): void {
    if (!seat) return;
    this.watching = false;
    this.#keys.confirm();
  }

  protected override show(snapshot: Snapshot | LessonSnapshot): void {
    this.lesson = "lesson" in snapshot ? snapshot.lesson : null;
    if (this.lesson) this.watching = this.lesson.table?.seat === "";
    this.stage = { at: "in" };
    super.show(snapshot);
  }

  protected override leave({ why, then }: Gone): void {
    const turnedAway = this.stage.at === "coming";
    if (then === "enter") this.#keys.lose();
    const { entering } = this.#keys;
    if (then === "enter" && turnedAway && entering) {
      // the key is of another day; the link still is an invitation
      this.connection.enter(entering);
      return;
    }
    this.stage = { at: turnedAway && !this.hasKey ? "code" : "gone", why };
  }
}

/** What nobody else says, so that asking again is known for what it is. */
function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(36)).join("");
}
