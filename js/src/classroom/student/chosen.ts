/** What is voted for after a tap on a card. Pure. */

/** One more, or one less where another is left; of more than are allowed the first goes. */
export function chosen(picked: readonly number[], slot: number, most: number): number[] {
  if (!picked.includes(slot)) return [...picked, slot].slice(-most);
  return picked.length > 1 ? picked.filter((other) => other !== slot) : [...picked];
}
