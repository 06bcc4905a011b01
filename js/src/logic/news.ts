/** What changed between two views, in a sentence or two. */
import type { PublicView } from "../protocol";
import { sentence, type Words } from "../words";
import { quoted } from "./clue";
import { headline } from "./headline";
import { victory } from "./victory";

const added = (before: string[] | undefined, after: string[]) =>
  after.filter((one) => !before?.includes(one));

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
      if (!after.storyteller) said.push(say("news.race"));
      else if (after.storyteller === seat) said.push(say("news.you_tell"));
      else said.push(say("news.tells", { name: after.storyteller }));
      break;
    case "cards":
      if (after.clue) said.push(say("news.clue", { name: after.clue.by, clue: quoted(after.clue, say) }));
      if (after.waiting_for.includes(seat)) said.push(say("news.hand_in"));
      break;
    case "vote":
      said.push(words.count("news.dealt", after.tableau.length));
      if (after.waiting_for.includes(seat)) said.push(say("news.vote"));
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
      said.push(victory(after, words));
  }
  return said.join(" ");
}
