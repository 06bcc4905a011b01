/** Lets a reveal unfold, beat by beat, until it is over or somebody does not want to wait. */
import { useEffect, useState } from "preact/hooks";
import { BEATS, type Beat, lasting } from "../../logic/unfolding";
import type { PublicView } from "../../protocol";
import { useTable } from "../context";

export interface Unfolding {
  at: Beat;
  /** The cards are turned over: it begins. */
  begin(): void;
  /** All at once. */
  finish(): void;
}

interface How {
  live: boolean;
  /** Whoever looks has told: it begins when they turn the cards over. */
  told: boolean;
  /** It is over when the rabbits have landed. */
  hops: boolean;
}

export function useUnfolding(view: PublicView, { live, told, hops }: How): Unfolding {
  const { store } = useTable();
  const [at, setAt] = useState<Beat>(live ? (told ? "held" : "votes") : "done");
  useEffect(() => {
    if (at === "done") store.land();
    const last = lasting(at, view, told, hops);
    if (last === null) return;
    const next = BEATS[BEATS.indexOf(at) + 1] ?? "done";
    const timer = setTimeout(() => setAt(next), last * store.tempo);
    return () => clearTimeout(timer);
  }, [at]);
  return {
    at,
    begin: () => setAt((now) => (now === "held" ? "votes" : now)),
    finish: () => setAt("done"),
  };
}
