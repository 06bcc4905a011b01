/** What stands in a field for a whole number. Pure. */
const WHOLE = /^[+-]?\d{1,9}([.,]0*)?$/;

/** The number that was typed; or what was typed, if it is no whole number, so that it can be refused and mended. */
export function read(typed: string): number | string {
  const text = typed.trim().replace("−", "-");
  return WHOLE.test(text) ? Number.parseInt(text, 10) : text;
}

/** So many steps on from what stands there, within the bounds; from the lowest where no number stands. */
export function stepped(from: unknown, by: number, low: number, high: number): number {
  return typeof from === "number" ? Math.min(Math.max(from + by, low), high) : low;
}
