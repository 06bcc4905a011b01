/** Hands the rules that are turned to their controls, in whatever widget they are. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Control, ExplorerSheet, Meaning } from "../protocol";
import type { Words } from "../words";
import type { TurningKey } from "./words";

export interface Turning {
  words: Words<TurningKey>;
  controls: readonly Control[];
  /** What Python makes of where they stand. */
  sheet: Pick<ExplorerSheet, "faults" | "turned" | "judged" | "effect">;
  /** The field that was turned last, so that its marks can show what it did. */
  last: string;
  /** Where a control stands. */
  standing(field: string): unknown;
  turn(field: string, value: unknown, dragging: boolean): void;
  /** Null: it was refused. */
  meaning(field: string): Promise<Meaning | null>;
}

export const TurningContext = createContext<Turning | null>(null);

export function useTurning(): Turning & { say: Words<TurningKey>["say"] } {
  const turning = useContext(TurningContext);
  if (!turning) throw new Error("a control is used where nothing is turned");
  return { ...turning, say: turning.words.say };
}
