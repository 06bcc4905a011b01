/** What can be chosen to compare with: editions, and rules of one's own. Pure. */
import type { ExplorerState, Named } from "../protocol";

/** The editions of the boxes, without the rules that were kept. */
export function editionsFirst(choices: readonly Named[], kept: ExplorerState["kept"]): Named[] {
  return choices.filter(({ id }) => !kept.includes(id));
}
