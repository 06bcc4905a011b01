/** What a person has asked of every table, kept by the browser for the next one. */
import { PACES, type Pace } from "../logic/pace";

const PACE = "dixit-pace";

export function keptPace(): Pace | null {
  try {
    const kept = localStorage.getItem(PACE);
    return PACES.find((pace) => pace === kept) ?? null;
  } catch {
    return null; // a page that must not keep anything
  }
}

export function keepPace(pace: Pace): void {
  try {
    localStorage.setItem(PACE, pace);
  } catch {
    // it holds for this page, then
  }
}
