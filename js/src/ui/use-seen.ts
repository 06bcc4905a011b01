/** Whether something has come near what is looked at: what is far down a page need not be fetched yet. */
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

const NEAR = "400px";

export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isSeen]);
  return isSeen;
}
