/** Unfolds the steps of one click into the public views that people see one after the other. */
import type { PublicView } from "../protocol";

/** One action as what it changed in the public view. */
export type PublicStep = Partial<PublicView>;

/** The views between `shown` (exclusive) and `target` (inclusive), or just the target if they don't join. */
export function unfold(
  shown: PublicView | null,
  steps: readonly PublicStep[],
  target: PublicView,
): PublicView[] {
  if (!shown || steps.length < 2 || steps[0]?.revision !== shown.revision + 1) return [target];
  const views: PublicView[] = [];
  let view = shown;
  for (const step of steps) {
    view = { ...view, ...step };
    views.push(view);
  }
  if (view.revision !== target.revision) return [target];
  views[views.length - 1] = target;
  return views;
}
