/** A card of the hand that is touched comes whole into sight: the row is wider than the phone. */
import { useEffect } from "preact/hooks";
import type { PhoneStore } from "./phone-store";

export function useCardInSight({ table }: PhoneStore): void {
  useEffect(() => {
    const touched = ({ target }: Event) => {
      const card = (target as Element).closest(".dx-hand-card");
      const behavior = table.reducedMotion ? "instant" : "smooth";
      card?.scrollIntoView({ behavior, block: "nearest", inline: "center" });
    };
    document.addEventListener("click", touched);
    return () => document.removeEventListener("click", touched);
  }, []);
}
