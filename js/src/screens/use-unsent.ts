/** What is typed and chosen outlives its view: a class has a break, a cell is moved, and the page draws another. */
import { useState } from "preact/hooks";
import type { PublicView } from "../protocol";
import { useTable } from "./context";

const kept: Record<string, unknown> = {};

/** What has not been sent yet in this phase by whoever is at the screen, and how to change it. */
export function useUnsent<T>(view: PublicView, nothing: T): [unsent: T, change: (next: T) => void] {
  const { store } = useTable();
  const where = view.turn + view.phase + store.seating.epoch + store.seat;
  const [what, setWhat] = useState((kept[where] as T) ?? nothing);
  return [
    what,
    (next) => {
      kept[where] = next;
      setWhat(next);
    },
  ];
}
