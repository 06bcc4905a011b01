/** The reviewed turns of the game, asked for when somebody wants to see them. */
import { useEffect, useState } from "preact/hooks";
import type { PublicView } from "../protocol";
import { useTable } from "./context";

export function useTurns(): PublicView[] | null {
  const { store } = useTable();
  const [turns, setTurns] = useState<PublicView[] | null>(null);
  useEffect(() => {
    let gone = false;
    void store.link.ask("turns", {}).then(({ reply }) => {
      if (!gone) setTurns(reply.ok ? reply.turns : []);
    });
    return () => {
      gone = true;
    };
  }, []);
  return turns;
}
