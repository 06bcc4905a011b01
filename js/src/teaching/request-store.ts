/** What the lab, the predictions and the explorer share: pages that only ask, and show one refusal at a time. */
import type { Listener, Protocol, Timing } from "../link";
import type { Model } from "../model";
import { type Look, PageStore } from "../store/page-store";
import type { Language, Words } from "../words";
import type { SaidKey } from "./words";

export abstract class RequestStore<
  T extends Look,
  R extends Protocol<keyof R>,
  K extends string = SaidKey,
> extends PageStore<T, R, K> {
  /** What Python refused last, and why, in its words. */
  refused: { asked: keyof R; message: string } | null = null;
  /** Requests that are not answered yet. */
  unanswered = 0;

  constructor(
    model: Model<T>,
    watched: readonly (keyof T & string)[],
    speak: (language: Language) => Words<K>,
    hear: Omit<Listener, "online"> = {},
    timing: Partial<Timing> = {},
  ) {
    super(model, speak, hear, timing);
    this.watch(watched);
  }

  /** Ask, and show what was refused. */
  async ask<Kind extends keyof R & string>(kind: Kind, given: R[Kind][0]): Promise<R[Kind][1] | null> {
    this.unanswered += 1;
    this.refused = null;
    this.tell();
    const { reply } = await this.link.ask(kind, given);
    this.unanswered -= 1;
    if (!reply.ok) this.refused = { asked: kind, message: reply.message };
    this.tell();
    return reply.ok ? reply : null;
  }
}
