/** The part of anywidget's model that we use; a fake of it serves the tests and the harness. */
import type { ScreenTraits } from "./protocol";

/** What messages come and go over. */
export interface Wire {
  on(event: string, listener: (...given: never[]) => void): void;
  off(event: string, listener: (...given: never[]) => void): void;
  send(content: unknown, callbacks?: unknown, buffers?: ArrayBuffer[]): void;
  /** Where a picture can be fetched by its hash: on devices that are sent small ones. */
  addressOf?(hash: string): string;
}

export interface Model<T extends object = ScreenTraits> extends Wire {
  get<K extends keyof T>(name: K): T[K];
}
