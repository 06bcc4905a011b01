/** The keys of a replay, wherever in it the focus is. */
import type { ReplayStore } from "./store";

/** Does what a key asks for; whether it asked for anything. */
export function pressed(event: KeyboardEvent, store: ReplayStore): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return false;
  const target = event.target as HTMLElement;
  // what has keys of its own keeps them
  if (target.closest("select, textarea, [role=menu], [role=radiogroup], [data-own-keys]")) return false;
  switch (event.key) {
    case "ArrowLeft":
      store.step(-1);
      return true;
    case "ArrowRight":
      store.step(1);
      return true;
    // as on any slider: up is onwards
    case "ArrowUp":
    case "PageUp":
      store.turn(1);
      return true;
    case "ArrowDown":
    case "PageDown":
      store.turn(-1);
      return true;
    case "Home":
      store.seek(0);
      return true;
    case "End":
      store.seek(store.last);
      return true;
    case " ":
      if (target.closest("button, summary")) return false;
      store.toggle();
      return true;
    default:
      return false;
  }
}
