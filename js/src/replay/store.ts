/** A recorded game: the table's store at a position that can be moved, played on, and seen with other eyes. */
import type { Model } from "../model";
import type { FilmTrait, PublicView, ReplayTraits, Step } from "../protocol";
import { TableStore } from "../store/table-store";
import { turnAfter, turnBefore } from "./film";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LATE = 150; // ms: look again whether the position has come

/** A moment of the game, and through whose eyes. */
type Place = Pick<ReplayTraits, "position" | "seat">;

export class ReplayStore extends TableStore<ReplayTraits> {
  /** It plays by itself. */
  running = false;
  speed: Speed = 1;
  /** Where the person wants to be, until Python is there. */
  #wanted: Place | null = null;
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(model: Model<ReplayTraits>) {
    super(model);
    this.watch(["position", "seat", "film"]);
  }

  override close(): void {
    clearTimeout(this.#next);
    super.close();
  }

  protected override get expectsPrivate(): boolean {
    return this.eyes !== "";
  }

  /** A film has a clock of its own. */
  protected override stays(): number {
    return 0;
  }

  get film(): FilmTrait {
    return this.trait("film");
  }

  /** The position asked for; what is shown may be on its way there. */
  get at(): number {
    return this.#place.position;
  }

  get last(): number {
    return this.film.steps.length - 1;
  }

  /** Through whose eyes: a player, `*` for every hand, or nobody. */
  get eyes(): string {
    return this.#place.seat;
  }

  get #place(): Place {
    return this.#wanted ?? { position: this.trait("position"), seat: this.trait("seat") };
  }

  seek(position: number): void {
    const to = Math.max(0, Math.min(this.last, position));
    if (to !== this.at) void this.#go({ ...this.#place, position: to });
    if (this.running) this.#wait();
    this.tell();
  }

  step(by: 1 | -1): void {
    this.seek(this.at + by);
  }

  turn(by: 1 | -1): void {
    const { turns } = this.film;
    this.seek(by > 0 ? (turnAfter(turns, this.at) ?? this.last) : turnBefore(turns, this.at));
  }

  look(eyes: string): void {
    void this.#go({ ...this.#place, seat: eyes });
    this.tell();
  }

  /** Play on, from the start where it is over; or stop. */
  toggle(): void {
    if (this.running) {
      this.pause();
      return;
    }
    this.running = true;
    if (this.at === this.last) this.seek(0);
    this.#wait();
    this.tell();
  }

  pause(): void {
    clearTimeout(this.#next);
    if (!this.running) return;
    this.running = false;
    this.tell();
  }

  hasten(speed: Speed): void {
    this.speed = speed;
    if (this.running) this.#wait();
    this.tell();
  }

  /** By request, as a trait that gets lost on the way is not sent again; what has been passed meanwhile is left out. */
  async #go(place: Place): Promise<void> {
    const goes = this.#wanted !== null;
    this.#wanted = place;
    if (goes) return;
    for (let asked: Place | null = null; asked !== this.#wanted; ) {
      asked = this.#wanted;
      await this.link.ask("go", asked);
    }
    this.#wanted = null;
    this.tell();
  }

  #wait(): void {
    clearTimeout(this.#next);
    const kind = this.film.steps[this.at]?.kind ?? "start";
    const { phase } = this.newest ?? { phase: "clue" };
    this.#next = setTimeout(() => this.#goOn(), stay(kind, phase) / this.speed);
  }

  #goOn(): void {
    const here = this.shown?.revision === this.at;
    if (!here) this.#next = setTimeout(() => this.#goOn(), LATE);
    else if (this.at < this.last) this.step(1);
    if (here && this.at === this.last) this.pause();
  }
}

/** How long a moment is to be looked at, in ms: a clue is to be read, and a reveal to be understood. */
export function stay(kind: Step["kind"], phase: PublicView["phase"]): number {
  if (phase === "review") return 6000;
  if (kind === "clue") return 2600;
  if (kind === "turn" || kind === "start") return 1800;
  return phase === "vote" && kind === "hand_in" ? 3000 : 900;
}
