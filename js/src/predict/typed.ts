/** A number as somebody types it on a scale. Pure. */
import type { Language } from "../words";

const GROUPED = /^[+-]?\d{1,3}(?:([ .,’']?)\d{3})(?:\1\d{3})*$/;
const DECIMAL = /^[+-]?(?:\d+[.,]?\d*|[.,]\d+)$/;
const FRACTION = /^([+-]?\d+)\/(\d+)$/;

/**
 * The number on the scale that was meant, or null: with or without its unit, as a fraction, with a point or a comma.
 * Where a comma may part thousands or decimals, the scale decides, then the language.
 */
export function readNumber(
  typed: string,
  { low, high, unit }: { low: number; high: number; unit: string },
  language: Language,
): number | null {
  let text = typed
    .trim()
    .replaceAll(/[\u00a0\u202f\s]+/g, " ")
    .replace("−", "-");
  if (unit && text.endsWith(unit)) text = text.slice(0, -unit.length).trim();
  const found = readings(text, language).filter((number) => number >= low && number <= high);
  return found[0] ?? null;
}

function readings(text: string, language: Language): number[] {
  const [, above, below] = FRACTION.exec(text.replaceAll(" ", "")) ?? [];
  if (above && below) return [Number(above) / Number(below)];
  const whole = GROUPED.test(text) ? [Number(text.replaceAll(/[ .,’']/g, ""))] : [];
  const decimal = DECIMAL.test(text) ? [Number(text.replace(",", "."))] : [];
  return language === "en" && text.includes(",") ? [...whole, ...decimal] : [...decimal, ...whole];
}
