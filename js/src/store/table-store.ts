/** What one view of a table knows, and the only place where it changes. */
import type { Timing } from "../link";
import { FACTOR, hastened, type Pace, stays } from "../logic/pace";
import type { PublicStep } from "../logic/playback";
import type { Model } from "../model";
import type {
  Agreement,
  AskWords,
  Draft,
  Fault,
  May,
  Move,
  Notice,
  OpenView,
  OptionsShape,
  PrivateView,
  PublicView,
  ReplayRequests,
  RuleSet,
  ScreenTraits,
  Seating,
  SetupData,
  TableRequests,
} from "../protocol";
import { type Key, Words } from "../words";
import { Incoming } from "./incoming";
import type { Shown } from "./newest";
import { Notices } from "./notices";
import { PageStore } from "./page-store";
import { type Pending, PendingRequest, type RequestError } from "./pending-request";
import { Playback } from "./playback";
import { keepPace, keptPace, visitor } from "./preferences";
import { handFile } from "./save-file";
import { WordLists } from "./word-lists";

/** What the screens ask for, at a table or in a replay. */
export type ScreenRequests = TableRequests & ReplayRequests;

const USUAL = 0.45; // s, the pace of a table of which nothing is said
const SLOWEST = 3;

const PENDING: Record<Move["action"], Pending> = {
  give_clue: "clue",
  hand_in: "cards",
  vote: "vote",
  continue: "continue",
};

export class TableStore<T extends ScreenTraits = ScreenTraits> extends PageStore<T, ScreenRequests, Key> {
  /** What the person asks for; null: nothing in particular. */
  #pace = keptPace();
  readonly #incoming: Incoming;
  readonly #playback: Playback;
  readonly #wordLists = new WordLists(
    (area) => this.link.ask("words", { area }),
    () => this.tell(),
  );
  readonly #request: PendingRequest;
  readonly #notices: Notices;
  /** The revision that was acted on: the second click on it does nothing. */
  #acted = -1;
  #landed = -1;

  constructor(model: Model<T>, timing: Partial<Timing> = {}) {
    super(
      model,
      (language) => new Words(language),
      {
        private: (push) => this.#incoming.learn(push),
        working: () => this.#request.work(),
        shown: (epoch, serial) => this.#incoming.hear(epoch, serial),
      },
      timing,
    );
    const first = shownBy(model);
    this.#incoming = new Incoming(first, {
      hello: async () => {
        const { reply } = await this.link.ask("hello", this.may("resume") ? { visitor: visitor() } : {});
        return reply.ok ? reply : null;
      },
      expectsPrivate: () => this.expectsPrivate,
      came: (shown, arrival) => this.#follow(shown, arrival === "other"),
      learned: () => this.tell(),
    });
    this.#playback = new Playback(
      first.public,
      {
        hurries: () => this.tempo === 0,
        stays: (view, next) => this.stays(view, next) * this.tempo,
        hastened: (views) => hastened(views, this.seating.seats),
      },
      () => {
        this.#request.error = null;
        this.tell();
      },
    );
    this.#request = new PendingRequest(() => this.tell());
    this.#notices = new Notices(() => this.trait("notice"));
    this.watch(["notice", "pace"]);
    this.watch(["seating", "public", "rules", "setup"], () => this.#incoming.take(shownBy(model)));
    void this.#incoming.greet();
  }

  override close(): void {
    this.#incoming.close();
    this.#playback.stop();
    this.#request.close();
    super.close();
  }

  // ── what is shown ─────────────────────────────────────────────────────────

  get seating(): Seating {
    return this.#incoming.shown.seating;
  }

  get seat(): string {
    return this.seating.seat;
  }

  get rules(): RuleSet | null {
    return this.#incoming.shown.rules;
  }

  get setup(): SetupData | null {
    return this.#incoming.shown.setup;
  }

  /** People gather for a game: it has rules already, and no view yet. */
  get gathering(): boolean {
    return this.rules !== null && this.newest === null;
  }

  /** Everybody plays on a device of their own, or is a bot: this screen is for all to see. */
  get projects(): boolean {
    const { seats } = this.seating;
    const remote = seats.some((seat) => seat.kind === "remote");
    return this.may("set_up") && remote && seats.every((seat) => seat.kind !== "person");
  }

  /** What the page may ever do. */
  may(right: May): boolean {
    return this.#incoming.shown.may.includes(right);
  }

  /** The newest view. */
  get newest(): PublicView | null {
    return this.#incoming.shown.public;
  }

  /** The view on the screen; behind the newest while steps are played back. */
  get shown(): PublicView | null {
    return this.#playback.shown;
  }

  /** The view before it, if people saw the change happen. */
  get before(): PublicView | null {
    return this.#playback.before;
  }

  get playing(): boolean {
    return this.#playback.running;
  }

  override get reducedMotion(): boolean {
    return this.tempo === 0 || super.reducedMotion;
  }

  get pace(): Pace {
    return this.#pace ?? (super.reducedMotion ? "none" : "normal");
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    keepPace(pace);
    if (pace === "none") this.skip();
    this.tell();
  }

  /** How slowly things go on, beside how they usually do; 0: at once. */
  get tempo(): number {
    return FACTOR[this.pace] * Math.min(SLOWEST, this.trait("pace") / USUAL);
  }

  /** What the person at the screen knows; null as soon as somebody else is there. */
  get private(): PrivateView | null {
    return this.#incoming.private.private;
  }

  /** How far the person is with their team mate, where the two have to agree which of them hands in. */
  get agreement(): Agreement | null {
    return this.#incoming.private.agreement;
  }

  /** All that lies face down, where whoever looks may know it. */
  get open(): OpenView | null {
    return this.#incoming.private.open;
  }

  /** What may be done about the view on the screen, once all of it is here. */
  get options(): OptionsShape | null {
    // the bots may still seem to think: that need not keep a person from acting
    const here = this.may("act") && this.#isThere && this.#incoming.isWhole;
    return here ? (this.private?.options ?? null) : null;
  }

  /** Bots leave the first clue to whoever is here. */
  get botsMayBegin(): boolean {
    const { bots_wait } = this.seating;
    return this.may("let_bots_begin") && this.newest?.phase === "clue" && bots_wait.length > 0;
  }

  get curtain(): boolean {
    const { seat, next } = this.seating;
    const phase = this.newest?.phase ?? "over";
    // all see the bots finish a phase before the curtain falls for the next
    return seat === "" && next !== "" && phase !== "review" && phase !== "over" && this.#isThere;
  }

  /** The phase that is shown is the one that the game is in. */
  get #isThere(): boolean {
    const { shown, newest } = this;
    return shown !== null && shown.phase === newest?.phase && shown.turn === newest.turn;
  }

  /** To the end of the playback. */
  skip(): void {
    this.#playback.skip();
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
    const revealed = shown?.phase === "review" && before?.phase === "vote";
    return revealed && this.#landed !== shown.revision && !this.reducedMotion;
  }

  get notice(): Notice | null {
    return this.#notices.current;
  }

  dismiss(): void {
    this.#notices.dismiss();
    this.tell();
  }

  /** The words of screens that few look at, asked for once; null until they are here. */
  wordsOf(area: AskWords["area"]): Record<string, string> | null {
    return this.#wordLists.of(area, this.words.language);
  }

  /** The recorded clue of a name; null: it is gone. */
  async sound(name: string): Promise<{ bytes: ArrayBuffer; type: string } | null> {
    const { reply, buffers } = await this.link.ask("sound", { name });
    const bytes = buffers[0];
    return reply.ok && bytes?.byteLength ? { bytes, type: reply.type } : null;
  }

  // ── what is asked ─────────────────────────────────────────────────────────

  /** The request that the person waits for. */
  get pending(): Pending | null {
    return this.#request.name;
  }

  get error(): RequestError | null {
    return this.#request.error;
  }

  /** A move on this view is under way or done; what was only offered can be offered anew. */
  get submitted(): boolean {
    const done = this.#acted === this.newest?.revision && !this.agreement?.by;
    return this.pending !== null || done;
  }

  /** What there is to say of a request while it is under way. */
  get waiting(): "act.kept" | "act.working" | "setup.starting" | "act.sending" {
    if (!this.online) return "act.kept";
    if (this.#request.working) return "act.working";
    return this.pending === "start" ? "setup.starting" : "act.sending";
  }

  /** Make a move; a clue that is heard comes with its recording. */
  act(action: Move, recording?: ArrayBuffer): void {
    const view = this.newest;
    if (!view || this.submitted) return;
    const { revision } = view;
    void this.#request.run(PENDING[action.action], {
      ask: () => this.link.ask("act", { revision, action }, recording && [recording]),
      done: (reply) => {
        if (reply.done) this.#acted = revision;
      },
    });
  }

  /** The team mate shall hand in, as offered. */
  agree(): void {
    const { newest: view, agreement } = this;
    if (!view || !agreement || this.submitted) return;
    const { revision } = view;
    const { number } = agreement;
    void this.#request.run("agree", { ask: () => this.link.ask("agree", { revision, number }) });
  }

  /** Whoever tells next takes the screen and goes on: one press for both. */
  goOnAs(seat: string): void {
    const view = this.newest;
    if (!view || this.submitted) return;
    const { revision } = view;
    void this.#request.run("continue", {
      ask: async () => {
        const { reply, buffers } = await this.link.ask("sit", { seat });
        if (!reply.ok) return { reply, buffers };
        return this.link.ask("act", { revision, action: { action: "continue" } });
      },
      done: (reply) => {
        if (reply.done) this.#acted = revision;
      },
    });
  }

  /** A bot that waits for the person goes first: any with a clue, or the teammate with a card. */
  letOthersBegin(bot = ""): void {
    const view = this.newest;
    if (!view || this.submitted) return;
    const { revision } = view;
    void this.#request.run("begin", { ask: () => this.link.ask("let_bots_begin", { revision, bot }) });
  }

  sit(seat: string): void {
    void this.#request.run("sit", { ask: () => this.link.ask("sit", { seat }) });
  }

  start(draft: Draft, refused: (faults: Fault[]) => void): void {
    void this.#request.run("start", { ask: () => this.link.ask("start", { draft }), refused });
  }

  /** The game that people gather for begins. */
  begin(): void {
    void this.#request.run("start", { ask: () => this.link.ask("begin", {}) });
  }

  /** Whoever came with a device leaves the seat: in the lobby it is free again, in a game a bot plays on. */
  release(seat: string): void {
    void this.#request.run("release", { ask: () => this.link.ask("release", { seat }) });
  }

  /** A bot acts once for somebody on a device of their own who keeps the others waiting. */
  standIn(seat: string): void {
    void this.#request.run("release", { ask: () => this.link.ask("stand_in", { seat }) });
  }

  resume(number: number): void {
    void this.#request.run("resume", { ask: () => this.link.ask("resume", { number }) });
  }

  leave(): void {
    void this.#request.run("leave", { ask: () => this.link.ask("leave", {}) });
  }

  save(): void {
    void this.#request.run("save", {
      ask: () => this.link.ask("save", {}),
      done: ({ name, text }) => handFile(name, new Blob([text], { type: "application/json" })),
    });
  }

  forgive(): void {
    this.#request.forgive();
  }

  /** Whether something private belongs to what is shown. */
  protected get expectsPrivate(): boolean {
    return this.seat !== "";
  }

  /** For how many seconds a view stays before the next one, where the table is as quick as usual. */
  protected stays(view: PublicView, next: PublicView): number {
    const { seats } = this.seating;
    // what others see on devices of their own must not be long ago
    const apart = seats.some(({ kind }) => kind === "remote");
    return stays(view, next, seats) * (apart ? FACTOR.quick : 1);
  }

  #follow({ public: view, steps }: Shown, anotherGame: boolean): void {
    if (anotherGame) this.#acted = -1;
    if (!view || anotherGame) this.#playback.jump(view);
    else this.#playback.follow(view, steps as PublicStep[]);
    this.tell();
  }
}

function shownBy<T extends ScreenTraits>(model: Model<T>): Shown {
  return {
    seating: model.get("seating"),
    may: model.get("may"),
    public: model.get("public"),
    steps: model.get("steps"),
    rules: model.get("rules"),
    setup: model.get("setup"),
  };
}
