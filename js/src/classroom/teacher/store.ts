/** A class as its teacher’s page knows it: what Python says of it, by messages alone. */
import type { Link } from "../../link";
import type { Model } from "../../model";
import type {
  AskWords,
  ClassroomRequests,
  ClassroomTraits,
  LayTables,
  Register,
  RegisterPush,
} from "../../protocol";
import { WordLists } from "../../store/word-lists";
import { RequestStore } from "../../teaching/request-store";
import { askingWords, type RegisterWords, registerWords } from "./words";

type Deed = "reveal_to_all" | "ask_again" | "put_away" | "clear_tables" | "forget_names";

type Change =
  | Deed
  | "advance"
  | "set_open"
  | "set_paused"
  | "rename"
  | "send_away"
  | "give_time"
  | "lay_tables";

const AT_ONCE = 600; // ms, longer than a double click takes

export class ClassroomStore extends RequestStore<ClassroomTraits, ClassroomRequests> {
  /** Null until Python has said how the class is. */
  register: Register | null = null;
  /** The table that is looked on at; 0: none. */
  watched = 0;
  /** How the page refers to what shows it. */
  window = "";
  /** The table of the class’s votes that lies in the lab; 0: none. */
  laid = 0;
  /** When a table was last sent on. */
  #advanced = 0;
  readonly #wordLists: WordLists;

  constructor(model: Model<ClassroomTraits>) {
    super(model, ["title"], askingWords, {
      pushed: (message) => this.#hear(message as Partial<RegisterPush>),
    });
    this.#wordLists = new WordLists(
      (area) => this.link.ask("words", { area }),
      () => this.tell(),
    );
    void this.#look();
  }

  get said(): RegisterWords {
    return registerWords(this.words.language);
  }

  wordsOf(area: AskWords["area"]): Record<string, string> | null {
    return this.#wordLists.of(area, this.words.language);
  }

  setOpen(is_open: boolean): void {
    void this.#change("set_open", { is_open });
  }

  setPaused(is_paused: boolean): void {
    void this.#change("set_paused", { is_paused });
  }

  /** An empty name draws a pseudonym. */
  rename(student: string, name: string): void {
    void this.#change("rename", { student, name });
  }

  sendAway(student: string, out: boolean): void {
    void this.#change("send_away", { student, out });
  }

  do(deed: Deed): void {
    void this.#change(deed, {});
  }

  giveTime(seconds: number): void {
    void this.#change("give_time", { seconds });
  }

  /** Have the slowest table go on; the second of two quick clicks would skip what has only just come. */
  advance(): void {
    const slowest = this.register?.tables.find(({ is_slowest }) => is_slowest);
    if (!slowest || Date.now() - this.#advanced < AT_ONCE) return;
    this.#advanced = Date.now();
    void this.#change("advance", { table: slowest.number, revision: slowest.revision });
  }

  layTables(given: LayTables): void {
    this.#lookAway();
    void this.#change("lay_tables", given);
  }

  /** Look on at a table, or, where it is this one already, look away. */
  async lookOn(table: number): Promise<void> {
    const isOver = table === this.watched;
    this.#lookAway();
    if (isOver) return;
    const reply = await this.ask("watch", { table });
    this.watched = reply ? table : 0;
    this.window = reply?.ref ?? "";
    this.tell();
  }

  /** Have the class’s votes at one table laid out in a lab. */
  async layVote(table: number): Promise<void> {
    const reply = await this.ask("lay_vote", { table });
    if (!reply) return;
    this.watched = 0;
    this.laid = table;
    this.window = reply.ref;
    this.tell();
  }

  #lookAway(): void {
    this.watched = this.laid = 0;
    this.window = "";
    this.tell();
  }

  /** Change something, and show how the class is then. */
  async #change<K extends Change>(kind: K, given: ClassroomRequests[K][0]): Promise<void> {
    const reply = await this.ask(kind, given);
    if (reply) this.#hear({ register: reply as Register });
  }

  #hear({ register }: Partial<RegisterPush>): void {
    if (!register) return;
    this.register = register;
    const isVoted = register.question?.outcome && this.laid;
    if (!isVoted && (this.laid || register.tables.length === 0)) this.#lookAway();
    this.tell();
  }

  async #look(): Promise<void> {
    // not a request that a person has made: nothing of it is shown
    const link = this.link as unknown as Pick<Link<ClassroomRequests>, "ask">;
    const { reply } = await link.ask("register", {});
    if (reply.ok) this.#hear({ register: reply });
  }
}
