/** Numbers as people write them, and answers counted. Pure. */
import type { Votes } from "../teaching/pieces";
import type { Language } from "../words";

/** How many decimals a step needs, at most six. */
export function decimals(step: number): number {
  for (let places = 0; places < 6; places++) {
    const scaled = step * 10 ** places;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-9) return places;
  }
  return 6;
}

export function figure(value: number, step: number, unit: string, language: Language): string {
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: decimals(step) + 2 }).format(value);
  if (!unit) return text;
  return unit === "%" && language === "en" ? `${text}%` : `${text}\u00a0${unit}`;
}

/** The value on the scale's grid that is nearest. */
export function snapped(value: number, low: number, high: number, step: number): number {
  const on = low + Math.round((value - low) / step) * step;
  return Number(Math.min(high, Math.max(low, on)).toFixed(decimals(step)));
}

/** How often each answer was given. */
export function tally<T>(answers: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

export function mean(answers: readonly number[]): number {
  return answers.reduce((sum, one) => sum + one, 0) / answers.length;
}

/** The answers with one more, or one less, of a choice. */
export function counted(answers: readonly string[], choice: string, by: 1 | -1): string[] {
  if (by === 1) return [...answers, choice];
  const at = answers.lastIndexOf(choice);
  return at < 0 ? [...answers] : answers.toSpliced(at, 1);
}

/** How many tokens all answers together lay on each card. */
export function laid(answers: readonly Votes[], cards: number): number[] {
  const counts = tally(answers.flatMap((votes) => Object.values(votes).flat()));
  return Array.from({ length: cards }, (_, index) => counts.get(index + 1) ?? 0);
}
