/** Remembers, as long as the tab is open, that somebody was recording: a page that is loaded anew tells them. */
import type { ClueKind } from "../../protocol";

const KEY = "dixit-recording";

export function remember(kind: ClueKind): void {
  try {
    sessionStorage.setItem(KEY, kind);
  } catch {
    // a page that may keep nothing says nothing afterwards
  }
}

export function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

/** What kind of clue was being recorded when the page went, if one of these; else null. */
export function interrupted(kinds: readonly ClueKind[]): ClueKind | null {
  try {
    const kind = sessionStorage.getItem(KEY);
    return kinds.find((one) => one === kind) ?? null;
  } catch {
    return null;
  }
}
