/** The button that asks a bot why it did what it did. */
import type { PublicView } from "../protocol";
import { Rabbit } from "../ui/rabbit";
import { useTable } from "./context";

/** Absent where the bot remembers nothing, or there is no bot. */
export function AskWhy({ view, player, onAsk }: { view: PublicView; player: string; onAsk(): void }) {
  const { store, say } = useTable();
  const at = view.players.indexOf(player);
  if (!store.seating.explained[view.turn]?.includes(at)) return null;
  return (
    <button
      type="button"
      class="dx-ask"
      data-dx="why"
      aria-label={say("asking.ask", { name: player })}
      onClick={onAsk}
    >
      {/* two of a team are asked in one row */}
      {view.teams.length > 0 && <Rabbit at={at} />}
      {say("asking.button")}
    </button>
  );
}
