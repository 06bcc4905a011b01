/** All that is in a widget is drawn when it comes into sight again. */
import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/**
 * Pages skip what is out of sight (`content-visibility`, as JupyterLab sets it). Chromium now and then forgets what was
 * put in meanwhile: it gets no box when it is looked at again, nor does what comes later. Where a property changes that
 * all inherit, it looks at everything anew.
 */
export function useWhole(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = root.current;
    if (!node) return;
    let times = 0;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      times += 1;
      requestAnimationFrame(() => node.style.setProperty("--dx-seen", `${times}`));
    });
    seen.observe(node);
    return () => seen.disconnect();
  }, []);
}
