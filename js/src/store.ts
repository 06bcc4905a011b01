/** What one view of the table knows, and the only place where it changes. */
import { Link, type Timing } from "./link";
import { unfold, weight } from "./logic/playback";
import type {
  Action,
  Draft,
  Everything,
  Kind,
  Problem,
  Reply,
  Requests,
  TableTrait,
  Traits,
} from "./messages";
import type { Model } from "./model";
import { Pictures } from "./pictures";
import type { OptionsShape, PrivateView, PublicView } from "./protocol";
import { languageOf, Words } from "./words";

/** A request that the person waits for. */
export type Doing =
  | "clue"
  | "cards"
  | "vote"
  | "continue"
  | "begin"
  | "start"
  | "resume"
  | "sit"
  | "leave"
  | "again"
  | "save";

const LOST = 1500; // ms
/** An answer that is quicker is shown itself: drawing “Sending…” before it would only hold it up. */
const SLOW = 100; // ms

export interface Trouble {
  where: Doing;
  message: string;
}

const WATCHED = [
  "public",
  "table",
  "rules",
  "edition",
  "language",
  "theme",
  "setup",
  "notice",
  "pace",
] as const;
const DOING: Record<Action["action"], Doing> = {
  give_clue: "clue",
  hand_in: "cards",
  vote: "vote",
  continue: "continue",
};

export class Store {
  readonly uid = `dx${Math.random().toString(36).slice(2, 8)}`;
  readonly link: Link;
  readonly pictures: Pictures;
  /** The view on the screen; behind `public` while steps are played back. */
  shown: PublicView | null;
  /** The view before it, if people saw the change happen. */
  before: PublicView | null = null;
  doing: Doing | null = null;
  trouble: Trouble | null = null;
  online = true;
  /** Python has said that what was asked takes it its time. */
  working = false;
  words: Words;
  /** The person asked for no waiting. */
  hasty = false;
  /** Where the cards of the tableau lay on the last screen, so that they glide to their next place. */
  readonly places = new Map<string, { x: number; y: number; width: number }>();
  readonly #model: Model;
  readonly #changed = new Set<() => void>();
  readonly #handlers: [string, () => void][];
  #queue: PublicView[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lost: ReturnType<typeof setTimeout> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #private: PrivateView | null = null;
  #privateRevision = -1;
  /** What the person asked for while an answer was under way: the next screen may be up before it. */
  #next: (() => void) | null = null;
  /** The revision that was acted on: the second click on it does nothing. */
  #acted = -1;
  #landed = -1;
  #read: Traits["notice"] = null;

  constructor(model: Model, timing: Partial<Timing> = {}) {
    this.#model = model;
    this.shown = model.get("public");
    this.words = this.#speak();
    this.link = new Link(
      model,
      () => this.words.language,
      {
        online: (online) => {
          this.online = online;
          this.tell();
        },
        private: (push) => this.#learn(push.private, push.revision),
        working: () => {
          this.working = this.doing !== null;
          this.tell();
        },
      },
      timing,
    );
    this.pictures = new Pictures(this.link, () => this.tell());
    this.#handlers = WATCHED.map((name) => [`change:${name}`, () => this.#heard(name)]);
    for (const [event, handler] of this.#handlers) model.on(event, handler);
    void this.#hello();
  }

  subscribe(listener: () => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#lost);
    clearTimeout(this.#slow);
    for (const [event, handler] of this.#handlers) this.#model.off(event, handler);
    this.link.close();
    this.#changed.clear();
  }

  trait<K extends keyof Traits>(name: K): Traits[K] {
    return this.#model.get(name);
  }

  get table(): TableTrait {
    return this.#model.get("table");
  }

  get seat(): string {
    return this.table.seat;
  }

  /** Nothing should move for its own sake. */
  get still(): boolean {
    return this.hasty || this.trait("pace") === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  get playing(): boolean {
    return this.#queue.length > 0;
  }

  /** What the person at the screen knows; null as soon as somebody else is there. */
  get private(): PrivateView | null {
    return this.#private && this.#private.you === this.seat ? this.#private : null;
  }

  /** What may be done about the view on the screen, once all of it is here. */
  get options(): OptionsShape | null {
    const here = !this.playing && this.shown?.revision === this.#privateRevision;
    return here ? (this.private?.options ?? null) : null;
  }

  /** A move on this view is under way or done. */
  get settled(): boolean {
    return this.doing !== null || this.#acted === this.shown?.revision;
  }

  /** What there is to say of a request while it is under way. */
  get waiting(): "act.kept" | "act.working" | "setup.starting" | "act.sending" {
    if (!this.online) return "act.kept";
    if (this.working) return "act.working";
    return this.doing === "start" ? "setup.starting" : "act.sending";
  }

  /** A recorded game is looked at: there is nothing to act on. */
  get replaying(): boolean {
    return false;
  }

  /** All that lies face down, where whoever looks may know it. */
  get everything(): Everything | null {
    return null;
  }

  /** Several persons share this screen, so that secrets need a curtain. */
  get shared(): boolean {
    return this.table.seats.filter((seat) => seat.kind === "person").length > 1;
  }

  get curtain(): boolean {
    const view = this.#model.get("public");
    const { seat, next } = this.table;
    return view !== null && seat === "" && next !== "" && view.phase !== "review" && view.phase !== "over";
  }

  /** To the end of the playback. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) return;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#show(last);
  }

  hurry(hasty: boolean): void {
    this.hasty = hasty;
    if (hasty) this.skip();
    this.tell();
  }

  act(action: Action): void {
    const view = this.shown;
    if (!view || this.settled) return;
    const acted = view.revision;
    void this.#do(DOING[action.action], "act", { revision: acted, action }, (reply) => {
      if (reply.done) this.#acted = acted;
    });
  }

  /** A bot that waits for the person goes first: any with a clue, or the teammate with a card. */
  letOthersBegin(bot = ""): void {
    if (!this.shown || this.settled) return;
    void this.#do("begin", "let_bots_begin", { revision: this.shown.revision, bot });
  }

  sit(seat: string): void {
    void this.#do("sit", "sit", { seat });
  }

  start(draft: Draft, refused: (problems: Problem[]) => void): void {
    void this.#do("start", "start", { draft }, undefined, refused);
  }

  simply(what: "again" | "resume" | "leave"): void {
    void this.#do(what, what, {});
  }

  save(): void {
    void this.#do("save", "save", {}, ({ name, text }) => download(name, text));
  }

  /** The rabbits have landed: the strip may show the new scores. */
  land(): void {
    const revision = this.shown?.revision ?? -1;
    if (this.#landed === revision) return;
    this.#landed = revision;
    this.tell();
  }

  /** The reveal is still unfolding: eyes should not see the new scores yet. */
  get unfolding(): boolean {
    const { shown, before } = this;
    return (
      shown?.phase === "review" && before?.phase === "vote" && this.#landed !== shown.revision && !this.still
    );
  }

  /** What there is to tell everyone, until the person here has put it away. */
  get notice(): Traits["notice"] {
    const notice = this.trait("notice");
    return notice === this.#read ? null : notice;
  }

  dismiss(): void {
    this.#read = this.trait("notice");
    this.tell();
  }

  forgive(): void {
    if (!this.trouble) return;
    this.trouble = null;
    this.tell();
  }

  async #do<K extends Kind>(
    doing: Doing,
    kind: K,
    given: Requests[K][0],
    done?: (reply: Extract<Reply<K>, { ok: true }>) => void,
    refused?: (problems: Problem[]) => void,
  ): Promise<void> {
    if (this.doing === doing) return;
    if (this.doing) {
      this.#next = () => void this.#do(doing, kind, given, done, refused);
      return;
    }
    this.doing = doing;
    this.forgive();
    this.#slow = setTimeout(() => this.tell(), SLOW);
    const { reply } = await this.link.ask(kind, given);
    clearTimeout(this.#slow);
    this.doing = null;
    this.working = false;
    if (reply.ok) done?.(reply as Extract<Reply<K>, { ok: true }>);
    else {
      this.trouble = { where: doing, message: reply.message };
      refused?.(reply.problems ?? []);
    }
    this.tell();
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  async #hello(): Promise<void> {
    const { reply } = await this.link.ask("hello", {});
    if (reply.ok) this.#learn(reply.private, reply.revision);
  }

  #learn(view: PrivateView | null, revision: number): void {
    this.#private = view;
    this.#privateRevision = revision;
    this.tell();
  }

  #heard(name: (typeof WATCHED)[number]): void {
    if (name === "public") this.#play();
    if (name === "table" && this.#private && this.#private.you !== this.seat) this.#private = null;
    if (name === "language") this.words = this.#speak();
    this.tell();
  }

  #speak(): Words {
    return new Words(languageOf(this.#model.get("language"), globalThis.navigator?.language));
  }

  #play(): void {
    const target = this.#model.get("public");
    const pace = this.#model.get("pace");
    if (!target || this.hasty || !(pace > 0)) {
      clearTimeout(this.#timer);
      this.#queue = [];
      this.#show(target);
      return;
    }
    const from = this.#queue.at(-1) ?? this.shown;
    const views = unfold(from, this.#model.get("steps"), target);
    const joined = views.length > 1 || views[0]?.revision === (from?.revision ?? -2) + 1;
    if (joined) {
      this.#queue.push(...views);
      if (this.#queue.length === views.length) this.#step();
    } else {
      clearTimeout(this.#timer);
      this.#queue = [];
      this.#show(target, false);
    }
  }

  #step(): void {
    const view = this.#queue.shift();
    if (!view) return;
    this.#show(view);
    const next = this.#queue[0];
    if (!next) return;
    this.#timer = setTimeout(() => this.#step(), 1000 * this.#model.get("pace") * weight(view, next));
  }

  #show(view: PublicView | null, seen = true): void {
    if (!view || (this.shown && view.revision < this.shown.revision)) this.#acted = -1; // another game
    this.before = seen ? this.shown : null;
    this.shown = view;
    this.trouble = null;
    clearTimeout(this.#lost);
    this.#lost = setTimeout(() => this.#ask(), LOST);
    this.tell();
  }

  /** A busy server may drop a message: where the private part of what is shown never came, ask for it. */
  #ask(): void {
    if (this.seat && !this.playing && this.shown && this.shown.revision !== this.#privateRevision)
      void this.#hello();
  }

  protected tell(): void {
    for (const listener of this.#changed) listener();
  }
}

function download(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
