/** How a turn came out, in a few words: who found it, or where they met. */
import type { PublicView } from "../protocol";
import type { Words } from "../words";
import { meetings, votersOf } from "./reveal";
import { teamOf } from "./teams";

export function headline(view: PublicView, words: Words): string {
  const { say } = words;
  const outcome = view.score?.outcome ?? "nobody";
  const number = (n: number) => (n <= 12 ? say(`number.${n}` as "number.1") : String(n));
  const asTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  if (outcome === "party" || view.mode === "party") {
    const met = meetings(view);
    const count = met[0]?.voters.length ?? 0;
    const slots = met.filter(({ voters }) => voters.length === count).map(({ slot }) => String(slot));
    const text = count
      ? words.count("review.party_met", slots.length, { count: number(count), slots: words.names(slots) })
      : say("review.party_nobody");
    const spoiled = view.red !== null && votersOf(view, view.red).length > 1;
    return asTitle(spoiled ? say("review.party_red", { text, slot: view.red ?? 0 }) : text);
  }
  if (outcome !== "some") return say(`review.${outcome}`, { name: view.storyteller ?? "" });
  const voters = new Set(Object.keys(view.votes ?? {}).map((player) => teamOf(view, player)));
  const found = view.score?.finders.length ?? 0;
  return asTitle(words.count("review.found", found, { found: number(found), all: number(voters.size) }));
}
