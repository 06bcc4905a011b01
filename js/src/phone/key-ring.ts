/** What opens the door: what the link says behind its #, and what this browser has kept from the last time. */
import type { Greeting } from "../protocol";

interface Kept {
  /** The secret of the room that the key belongs to; empty: it came by a code, or by a link of its own. */
  room: string;
  key: string;
}

export class KeyRing {
  readonly #shelf = `dixit:${location.pathname}`;
  #room: string;
  #key: string;

  constructor() {
    const [kind, value = ""] = location.hash.slice(1).split("=");
    const kept = this.#read();
    this.#room = kind === "r" ? value : kept.room;
    const same = kind !== "r" || !kept.room || kept.room === value;
    this.#key = kind === "s" ? value : same ? kept.key : "";
  }

  get greeting(): Greeting | null {
    return this.#key ? this.returning : this.#room ? this.entering : null;
  }

  get returning(): Greeting {
    return { kind: "return", key: this.#key };
  }

  /** The way in for somebody without a seat. */
  get entering(): Greeting | null {
    return this.#room ? { kind: "enter", secret: this.#room, code: "" } : null;
  }

  /** A seat was found: its key stays in the address and in this browser, for reloads and the way back. */
  keep(key: string): void {
    this.#key = key;
    this.#write();
    history.replaceState(history.state, "", `#s=${key}`);
  }

  /** The key has opened a seat: the link of a seat is worth keeping, too. */
  confirm(): void {
    if (this.#key) this.#write();
  }

  /** The key opens nothing any more. */
  lose(): void {
    this.#key = "";
    this.#write();
    const { pathname, search } = location;
    history.replaceState(history.state, "", this.#room ? `#r=${this.#room}` : pathname + search);
  }

  #read(): Kept {
    try {
      const { room = "", key = "" } = JSON.parse(localStorage.getItem(this.#shelf) ?? "{}");
      return { room: String(room), key: String(key) };
    } catch {
      return { room: "", key: "" }; // a browser may keep nothing, or something that is not ours
    }
  }

  #write(): void {
    try {
      const kept: Kept = { room: this.#room, key: this.#key };
      localStorage.setItem(this.#shelf, JSON.stringify(kept));
    } catch {
      // it keeps nothing: the address alone has to do
    }
  }
}
