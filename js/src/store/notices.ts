/** What there is to tell everyone, until the person here has put it away. */
import type { Notice } from "../protocol";

export class Notices {
  readonly #newest: () => Notice | null;
  #read: Notice | null = null;

  constructor(newest: () => Notice | null) {
    this.#newest = newest;
  }

  get current(): Notice | null {
    const notice = this.#newest();
    return notice === this.#read ? null : notice;
  }

  dismiss(): void {
    this.#read = this.#newest();
  }
}
