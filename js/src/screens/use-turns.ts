/** The reviewed turns of the game, asked for when somebody wants to see them. */
import type { PublicView } from "../protocol";
import { useTable } from "./context";
import { useReply } from "./use-reply";

export function useTurns(): PublicView[] | null {
  const { store } = useTable();
  const reply = useReply(() => store.link.ask("turns", {}));
  return reply && (reply.ok ? reply.turns : []);
}
