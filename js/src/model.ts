/** The part of anywidget's model that we use; a fake of it serves the tests and the harness. */
import type { Traits } from "./messages";

export interface Model {
  get<K extends keyof Traits>(name: K): Traits[K];
  on(event: string, listener: (...given: never[]) => void): void;
  off(event: string, listener: (...given: never[]) => void): void;
  send(content: unknown, callbacks?: unknown, buffers?: ArrayBuffer[]): void;
}
