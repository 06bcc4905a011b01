/** The cards that lie face down until all are in. They carry no number: the order would tell. */
import type { PublicView, RuleSet } from "../protocol";
import { CardBack } from "../ui/card";
import { useTable } from "./context";

/** How many cards lie there, and how many there will be. */
export function awaited(view: PublicView, each: number): { lying: number; all: number } {
  const told = view.mode === "storyteller" && view.storyteller !== null;
  const others = view.handed_in.filter((player) => !told || player !== view.storyteller).length;
  const units = view.mode === "team" ? view.teams.length : view.players.length - (told ? 1 : 0);
  return { lying: (told ? 1 : 0) + others * each, all: (told ? 1 : 0) + units * each };
}

/** How many cards each player hands in. */
export function cardsEach(view: PublicView, rules: RuleSet | null): number {
  return (view.players.length === 3 && rules?.cards_each_with_3) || rules?.cards_each || 1;
}

export function Pile({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const { lying, all } = awaited(view, cardsEach(view, store.rules));
  return (
    <div class="dx-pile" role="img" aria-label={say("pile.label", { n: lying, all })}>
      {Array.from({ length: all }, (_, at) => (
        <span key={at} class="dx-pile-place" data-in={at < lying || undefined}>
          {at < lying ? <CardBack /> : <span class="dx-empty" />}
        </span>
      ))}
    </div>
  );
}
