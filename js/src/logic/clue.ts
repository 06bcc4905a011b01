/** What a clue must be made of, and how it is read out. */
import type { ClueKind, PublicView } from "../protocol";
import type { Words } from "../words";

/**
 * One character that shows something by itself: marks sit on others, and some letters and signs are empty.
 * An emoji shows even where these tables are older than it. The same as `dixit_widget/words/visible.py`;
 * `tests/words/visible.json` holds both to it.
 */
const SEEN =
  /[\u{1F000}-\u{1FAFF}]|[^\p{Z}\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0\uFFFC\u{13441}\u{13442}\u{1D159}]/u;

/** Does anything of it show? Blanks, controls, joiners and marks alone say nothing. */
export function visible(text: string): boolean {
  return SEEN.test(text);
}

/** Clues of this kind are heard. */
export function isHeard(kind: ClueKind): boolean {
  return kind === "sound" || kind === "sung";
}

/** The words of a clue as a quotation, or what stands in their place where it has none. */
export function quoted({ text, kind }: NonNullable<PublicView["clue"]>, say: Words["say"]): string {
  return text ? say("clue.quoted", { text }) : say(`clue.wordless.${kind}`);
}
