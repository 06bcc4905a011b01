/** Pictures of the cards: asked for once per page, kept as blob URLs under their content hash. */
import type { PictureLink } from "./link";
import type { PictureInfo } from "./protocol";

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

const PAGE = 6;
const BREATH = 600; // ms

export class Pictures {
  readonly #link: PictureLink;
  readonly #arrived: () => void;
  readonly #addressOf: (hash: string) => string;
  readonly #known = new Map<string, Picture>();
  readonly #asked = new Set<string>();
  #wanted: string[] = [];
  #prefetching = false;

  constructor(link: PictureLink, arrived: () => void, addressOf: (hash: string) => string = () => "") {
    this.#link = link;
    this.#arrived = arrived;
    this.#addressOf = addressOf;
  }

  /** The picture if it is here; else it is sent for, together with all others of this moment. */
  get(id: string): Picture | undefined {
    const known = this.#known.get(id);
    if (!known && !this.#asked.has(id)) {
      this.#asked.add(id);
      this.#wanted.push(id);
      if (this.#wanted.length === 1) queueMicrotask(() => this.#fetch());
    }
    return known;
  }

  /** The rest of the deck, page by page and slowly: a notebook server drops messages that come too fast. */
  async prefetch(wanted: () => boolean): Promise<void> {
    if (this.#prefetching) return;
    this.#prefetching = true;
    for (let from = 0, total = 1; from < total && wanted(); from += PAGE) {
      await new Promise((go) => setTimeout(go, BREATH));
      const { reply, buffers } = await this.#link.ask("pictures", { from, count: PAGE });
      if (!reply.ok) break;
      total = reply.total;
      this.#keep(reply.cards, buffers);
    }
  }

  #fetch(): void {
    const cards = this.#wanted;
    this.#wanted = [];
    for (let at = 0; at < cards.length; at += PAGE) void this.#fetchPage(cards.slice(at, at + PAGE));
  }

  async #fetchPage(cards: string[]): Promise<void> {
    const { reply, buffers } = await this.#link.ask("pictures", { cards });
    if (reply.ok) this.#keep(reply.cards, buffers);
    this.#arrived();
  }

  #keep(cards: PictureInfo[], buffers: ArrayBuffer[]): void {
    const urls = shelf();
    cards.forEach(({ id, hash, title, alt }, at) => {
      const bytes = buffers[at];
      let url = urls.get(hash);
      if (bytes?.byteLength === 0) url = "";
      else if (!url && bytes) {
        url = URL.createObjectURL(new Blob([bytes], { type: "image/webp" }));
        urls.set(hash, url);
      }
      this.#asked.add(id);
      const full = url && this.#addressOf(hash);
      if (url !== undefined) this.#known.set(id, { url, full: full ?? "", title, alt });
    });
  }
}
