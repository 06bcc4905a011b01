/** The explorer as one view shows it: what Python said last, what is being turned, and the newest pictures. */
import type { Model } from "../model";
import type { Control, DrawnPush, ExplorerRequests, ExplorerTraits, Family } from "../protocol";
import { RequestStore } from "../teaching/request-store";
import { Turns } from "../turning/turns";
import { type ExplorerKey, wordsIn } from "./words";

export interface Drawn extends DrawnPush {
  /** Empty: there is none, and `fault` says why. */
  url: string;
}

/** How long a picture is kept whose place another takes: it is still on the screen for a moment. */
const KEPT = 2000; // ms

export type Asked = keyof ExplorerRequests & string;

export class ExplorerStore extends RequestStore<ExplorerTraits, ExplorerRequests, ExplorerKey> {
  readonly drawn = new Map<Family, Drawn>();
  readonly turns = new Turns(
    (turn) => this.ask("turn", turn),
    () => this.tell(),
  );
  /** None until Python has told them. */
  controls: readonly Control[] = [];
  /** Pictures are asked for on dark paper; undefined before any are. */
  night: boolean | undefined;
  #paper: "light" | "dark" = "light";
  #closed = false;

  constructor(model: Model<ExplorerTraits>) {
    super(model, ["state", "sheet", "hunt", "bot_games", "table"], wordsIn, {
      pushed: (message, buffers) => void this.#pushed(message as DrawnPush, buffers),
    });
    this.watch(["state"], () => this.turns.settle());
    this.watch(["language"], () => this.#show());
    this.watch(["theme"], () => this.lie(this.#paper));
    void this.link.ask("controls", {}).then(({ reply }) => {
      if (reply.ok) this.controls = reply.controls;
      this.tell();
    });
  }

  override close(): void {
    super.close();
    this.#closed = true;
    for (const { url } of this.drawn.values()) if (url) URL.revokeObjectURL(url);
    this.drawn.clear();
  }

  /** The newest question has been answered with every picture. */
  fresh(name: Family): boolean {
    const serials = [...this.drawn.values()].map(({ serial }) => serial);
    return this.drawn.get(name)?.serial === Math.max(...serials);
  }

  /** What the view lies on; that decides on which paper the pictures are drawn. */
  lie(paper: "light" | "dark"): void {
    this.#paper = paper;
    const night = (this.theme || paper) === "dark";
    if (night === this.night) return;
    this.night = night;
    this.#show();
  }

  #show(): void {
    void this.link.ask("show", { night: this.night ?? false });
  }

  change<K extends keyof ExplorerRequests & string>(kind: K, given: ExplorerRequests[K][0]): void {
    void this.ask(kind, given);
  }

  /** Show a picture once it can be painted, so that nothing blinks; of two the newer one. */
  async #pushed(push: DrawnPush, buffers: ArrayBuffer[]): Promise<void> {
    if (push.kind !== "drawn") return;
    const [bytes] = buffers;
    const url = bytes ? URL.createObjectURL(new Blob([bytes], { type: "image/png" })) : "";
    if (url) await decoded(url);
    const before = this.drawn.get(push.name);
    if (this.#closed || (before && before.serial > push.serial)) {
      URL.revokeObjectURL(url);
      return;
    }
    this.drawn.set(push.name, { ...push, url });
    if (before?.url) setTimeout(() => URL.revokeObjectURL(before.url), KEPT);
    this.tell();
  }
}

/** Waits until a picture can be painted; one that cannot is shown as it is. */
async function decoded(url: string): Promise<void> {
  const image = new Image();
  image.src = url;
  await image.decode?.().catch(() => {});
}
