/** Pictures of the cards: asked for once per page, kept as blob URLs under their content hash. */
import type { PictureLink } from "./link";
import type { Pictures as Asked, PictureInfo, PictureList } from "./protocol";

export interface Picture {
  /** Empty: there is none; the title stands in its place. */
  url: string;
  /** Where it can be had larger; empty: this is all there is. */
  full: string;
  title: PictureInfo["title"];
  alt: PictureInfo["alt"];
}

const SHELF = Symbol.for("dixit_widget.pictures");
type Page = typeof globalThis & { [SHELF]?: Map<string, string> };

/** anywidget may load this module once per widget; the shelf is the page's. */
function shelf(): Map<string, string> {
  const page = globalThis as Page;
  page[SHELF] ??= new Map();
  return page[SHELF];
}

const MOST = 6; // pictures in one answer
const FIRST = 1; // while nobody knows how long one takes
const SHORT = 250; // ms; more at once
const LONG = 1000; // ms; fewer at once: they stand in the way of whoever moves
const FAR = 250; // ms there and back: the first picture is a small one
const QUICK = 80; // bytes in a ms
const BREATH = 600; // ms

export class Pictures {
  readonly #link: PictureLink;
  readonly #arrived: () => void;
  /** Where a picture can be fetched larger; absent: pictures come over the link. */
  readonly #addressOf: ((hash: string) => string) | undefined;
  readonly #known = new Map<string, Picture>();
  readonly #asked = new Set<string>();
  /** The page has pictures of other widgets: what they are called comes first. */
  #bare: boolean;
  #wanted: string[] = [];
  #prefetching = false;
  /** How many pictures the line takes in good time. */
  #size = FIRST;
  /** Small ones come first; undefined: nobody knows yet. */
  #slow: boolean | undefined;
  /** Cards whose full picture is not here, and those of them that somebody sees. */
  readonly #small = new Set<string>();
  readonly #seen = new Set<string>();
  #enlarging = false;
  /** One request after the other, and none while something else is asked. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(link: PictureLink, arrived: () => void, addressOf?: (hash: string) => string) {
    this.#link = link;
    this.#arrived = arrived;
    this.#addressOf = addressOf;
    this.#bare = !addressOf && shelf().size > 0;
  }

  /**
   * The picture if it is here; else it is sent for, together with all others of this moment. Of a small one the full
   * one follows: at once where somebody looks closely.
   */
  get(id: string, closely = false): Picture | undefined {
    const known = this.#known.get(id);
    if (!known && !this.#asked.has(id)) {
      this.#asked.add(id);
      this.#wanted.push(id);
      if (this.#wanted.length === 1) queueMicrotask(() => void this.#fetch());
    }
    if (this.#small.has(id)) {
      this.#seen.add(id);
      if (closely) void this.#enlarge(id);
      else if (!this.#enlarging) void this.#enlargeAll();
    }
    return known;
  }

  /** The rest of the deck, page by page and slowly: a notebook server drops messages that come too fast. */
  async prefetch(wanted: () => boolean): Promise<void> {
    if (this.#prefetching) return;
    this.#prefetching = true;
    for (let from = 0, total = 1; from < total && wanted(); ) {
      await new Promise((go) => setTimeout(go, BREATH));
      if (this.#wanted.length > 0) continue; // what somebody waits for comes first
      total = await this.#inTurn((count) => this.#send({ from, count }).finally(() => (from += count)));
    }
  }

  async #fetch(): Promise<void> {
    while (this.#wanted.length > 0)
      await this.#inTurn(async (count) => {
        const cards = this.#wanted.splice(0, count);
        if (cards.length === 0) return;
        await this.#send({ cards });
        if (cards.some((id) => this.#known.has(id))) this.#arrived();
      });
  }

  /** One after the other, on a slow line while nobody asks for anything. */
  async #enlargeAll(): Promise<void> {
    this.#enlarging = true;
    for (const id of this.#seen) {
      if (this.#slow) await this.#link.rest?.();
      await this.#enlarge(id);
    }
    this.#enlarging = false;
  }

  async #enlarge(id: string): Promise<void> {
    if (!this.#small.delete(id)) return;
    await this.#inTurn(() => this.#ask({ cards: [id] }));
    this.#arrived();
  }

  /** Do it when its turn has come, with as many cards as the line takes now, and see how long they took. */
  #inTurn<T>(work: (count: number) => Promise<T>): Promise<T> {
    const done = this.#before.then(async () => {
      await this.#link.quiet?.();
      const [count, began] = [this.#bare ? MOST : this.#size, Date.now()];
      const result = await work(count);
      const took = Date.now() - began;
      if (took < SHORT) this.#size = Math.min(MOST, 2 * this.#size);
      else if (took > LONG) this.#size = Math.max(1, this.#size >> 1);
      return result;
    });
    this.#before = done;
    return done;
  }

  /** Send for cards, but not again for pictures that the page has; return how many cards the deck has. */
  async #send(given: Asked): Promise<number> {
    this.#slow ??= this.#roundTrip >= FAR;
    const [bare, sized] = [this.#bare, this.#slow && !this.#addressOf ? { size: "small" as const } : {}];
    const { cards, total } = await this.#ask({ ...given, ...(bare ? { size: "none" } : sized) });
    const lacking = cards.map(({ id }) => id).filter((id) => !this.#known.has(id));
    if (bare && lacking.length > 0) {
      this.#bare = lacking.length < cards.length; // another deck, or the rest of one
      await this.#ask({ cards: lacking, ...sized });
    }
    return total;
  }

  get #roundTrip(): number {
    return this.#link.roundTrip ?? 0;
  }

  /** Ask, and see how quick the line is. */
  async #ask(given: Asked): Promise<PictureList> {
    const began = Date.now();
    const { reply, buffers } = await this.#link.ask("pictures", given);
    if (!reply.ok) {
      for (const id of given.cards ?? []) this.#asked.delete(id);
      return { cards: [], total: 0 };
    }
    const bytes = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (bytes > 0) this.#slow = Date.now() - began - this.#roundTrip > bytes / QUICK;
    this.#keep(reply.cards, buffers, given.size === "small");
    return reply;
  }

  #keep(cards: PictureInfo[], buffers: ArrayBuffer[], isSmall: boolean): void {
    const urls = shelf();
    cards.forEach(({ id, hash, small, title, alt }, at) => {
      const bytes = buffers[at];
      let url = urls.get(hash);
      if (bytes?.byteLength === 0) url = "";
      else if (!url && bytes) {
        url = URL.createObjectURL(new Blob([bytes], { type: "image/webp" }));
        urls.set(isSmall ? small : hash, url);
      }
      url ??= urls.get(small);
      if (url && url !== urls.get(hash)) this.#small.add(id);
      this.#asked.add(id);
      const full = (url && this.#addressOf?.(hash)) ?? "";
      if (url !== undefined) this.#known.set(id, { url, full, title, alt });
    });
  }
}
