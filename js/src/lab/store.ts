/** The lab as one view shows it: what Python said last, and the tokens that have moved since. */
import type { Model } from "../model";
import type { LabRequests, LabState, LabTraits, Solved } from "../protocol";
import { RequestStore } from "../teaching/request-store";
import { wordsIn } from "../teaching/words";

/** A search that is shown, and the votes that it was started from. */
export interface Solution extends Solved {
  winner: string;
  column: number;
}

export class LabStore extends RequestStore<LabTraits, LabRequests> {
  solution: Solution | null = null;
  /** Tokens that lie elsewhere already, until Python has answered. */
  #moved: Partial<LabState> = {};

  constructor(model: Model<LabTraits>) {
    super(model, ["state", "sheet", "preset"], wordsIn);
  }

  get position(): LabState {
    const state = this.trait("state");
    return { ...state, ...this.#moved, votes: this.#moved.votes ?? state.votes };
  }

  /** Points on the screen belong to a position that is no longer there. */
  get waiting(): boolean {
    return this.unanswered > 0;
  }

  vote(voter: string, slots: number[]): void {
    const allowed = this.trait("sheet").voters[voter]?.slots ?? [];
    const votes = { ...this.position.votes, [voter]: slots };
    // what cannot lie there stays where it is, and Python says why
    void this.#move("vote", { voter, slots }, slots.every((slot) => allowed.includes(slot)) ? { votes } : {});
  }

  mark(what: "red" | "target", slot: number): void {
    void this.#move("mark", { what, slot }, { [what]: slot });
  }

  change<K extends "tell" | "players" | "preset" | "column">(kind: K, given: LabRequests[K][0]): void {
    void this.#move(kind, given, {});
  }

  async solve(winner: string, column: number, by: 1 | -1 | 0): Promise<void> {
    const found = await this.ask("solve", { winner, column, by });
    this.solution = found && by !== 0 ? { ...found, winner, column } : null;
    this.tell();
  }

  async #move<K extends keyof LabRequests & string>(
    kind: K,
    given: LabRequests[K][0],
    moved: Partial<LabState>,
  ): Promise<void> {
    this.#moved = { ...this.#moved, ...moved };
    this.solution = null;
    await this.ask(kind, given);
    if (this.unanswered === 0) this.#moved = {};
    this.tell();
  }
}
