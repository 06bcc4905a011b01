/** What stands in a field for a number. Pure. */
const NUMBER = /^[+-]?\d{1,9}([.,]\d{0,6})?$/;

/** The number that was typed; or what was typed, if it is none, so that it can be refused and mended. */
export function read(typed: string): number | string {
  const text = typed.trim().replace("−", "-");
  return NUMBER.test(text) ? Number.parseFloat(text.replace(",", ".")) : text;
}

/**
 * So many whole numbers on from what stands there, within the bounds – which lead back to where it lies beyond
 * them –; from the lowest where no number stands.
 */
export function stepped(from: unknown, by: number, low: number, high: number): number {
  if (typeof from !== "number") return low;
  const to = (by < 0 ? Math.ceil(from) : Math.floor(from)) + by;
  return Math.min(Math.max(to, Math.min(low, from)), high);
}
