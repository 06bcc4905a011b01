/** What a clue must be made of. */

/** Does anything of it show? Blanks, controls and joiners alone say nothing. */
export function visible(text: string): boolean {
  return /[^\p{Z}\p{C}]/u.test(text);
}
