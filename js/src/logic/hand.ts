/** Choosing cards from the hand. */

/** Toggles a card in a choice of at most `count`: the oldest choice gives way. */
export function toggled(chosen: readonly string[], id: string, count: number): string[] {
  if (chosen.includes(id)) return count === 1 ? [...chosen] : chosen.filter((one) => one !== id);
  return [...chosen, id].slice(-count);
}
