/** What the browser keeps for the next table: what a person has asked of every table, and who comes back to it. */
import { PACES, type Pace } from "../logic/pace";

const PACE = "dixit-pace";
const VISITOR = "dixit-visitor";

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

/** A word by which Python knows whose games are whose where strangers come; empty: the page must not keep any. */
export function visitor(): string {
  try {
    const kept = localStorage.getItem(VISITOR) ?? drawn();
    localStorage.setItem(VISITOR, kept);
    return kept;
  } catch {
    return "";
  }
}

function drawn(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");
}
