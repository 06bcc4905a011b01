/** What the lab and the predictions share: pages that only ask, and show one refusal at a time. */
import type { Protocol, Timing } from "../link";
import type { Model } from "../model";
import { type Look, PageStore } from "../store/page-store";
import { type SaidKey, wordsIn } from "./words";

export abstract class RequestStore<T extends Look, R extends Protocol<keyof R>> extends PageStore<
  T,
  R,
  SaidKey
> {
  /** What Python refused, in its words. */
  error = "";
  /** Requests that are not answered yet. */
  unanswered = 0;

  constructor(model: Model<T>, watched: readonly (keyof T & string)[], timing: Partial<Timing> = {}) {
    super(model, wordsIn, {}, timing);
    this.watch(watched);
  }

  /** Ask, and show what was refused. */
  async ask<K extends keyof R & string>(kind: K, given: R[K][0]): Promise<R[K][1] | null> {
    this.unanswered += 1;
    this.error = "";
    this.tell();
    const { reply } = await this.link.ask(kind, given);
    this.unanswered -= 1;
    if (!reply.ok) this.error = reply.message;
    this.tell();
    return reply.ok ? reply : null;
  }
}
