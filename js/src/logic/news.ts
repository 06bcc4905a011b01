/** What is said aloud of a table: what changed between two views, and what is asked of the person now. */
import type { Agreement, PublicView } from "../protocol";
import { sentence, type Words } from "../words";
import { quoted } from "./clue";
import { headline } from "./headline";
import { offerOf } from "./offer";
import { victory } from "./victory";

const added = (before: string[] | undefined, after: string[]) =>
  after.filter((one) => !before?.includes(one));

/** What has happened, in a sentence or two. */
export function news(before: PublicView | null, after: PublicView, seat: string, words: Words): string {
  const { say } = words;
  const said: string[] = [];
  const turned = before?.phase !== after.phase || before?.turn !== after.turn;
  if (!turned) {
    const handed = added(before?.handed_in, after.handed_in);
    const voted = added(before?.voted, after.voted);
    if (handed.length) said.push(say("news.handed_in", { names: words.names(handed) }));
    if (voted.length) said.push(say("news.voted", { names: words.names(voted) }));
    return said.join(" ");
  }
  switch (after.phase) {
    case "clue":
      if (!after.storyteller) said.push(say("news.new_game"));
      else if (after.storyteller !== seat) said.push(say("news.tells", { name: after.storyteller }));
      break;
    case "cards":
      if (after.clue)
        said.push(sentence(say("news.clue", { name: after.clue.by, clue: quoted(after.clue, say) })));
      break;
    case "vote":
      said.push(words.count("news.dealt", after.tableau.length));
      break;
    case "review": {
      const { score } = after;
      if (!score) break;
      const paid = Object.entries(score.points).filter(([, points]) => points !== 0);
      said.push(sentence(headline(after, words)));
      said.push(paid.map(([name, points]) => words.count("news.points", points, { name })).join(" "));
      break;
    }
    case "over":
      said.push(sentence(victory(after, words)));
  }
  return said.join(" ");
}

/** What the table waits for the person to do; null, where it waits for others. */
export function asked(
  view: PublicView,
  seat: string,
  agreement: Agreement | null,
  { say }: Words,
): string | null {
  if (!view.waiting_for.includes(seat)) return null;
  switch (view.phase) {
    case "clue":
      return say(view.storyteller ? "news.you_tell" : "news.race");
    case "cards": {
      const offer = offerOf(agreement);
      if (!offer) return say("news.hand_in");
      const whom = { name: agreement?.mate ?? "" };
      return `${say(`${offer}.title`, whom)} ${say(`${offer}.text`, whom)}`;
    }
    case "vote":
      return say("news.vote");
    default:
      return null;
  }
}
