/** Light or dark, read from the page's paper and read again when the theme changes. */

/** Relative lightness 0…1 of a computed CSS colour; null if it is transparent or unknown. */
export function lightness(colour: string): number | null {
  const [name, inside] = colour.replace(")", "").split("(");
  const parts = (inside ?? "")
    .split(/[\s,/]+/)
    .map((part) => (part.endsWith("%") ? Number.parseFloat(part) / 100 : Number.parseFloat(part)));
  const channel = (at: number) => parts[at] ?? 0;
  const luma = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  switch (name) {
    case "rgb":
    case "rgba":
      if (parts.length > 3 && channel(3) === 0) return null;
      return luma(channel(0), channel(1), channel(2)) / 255;
    case "color": {
      const [red = 0, green = 0, blue = 0] = parts.slice(1);
      return luma(red, green, blue);
    }
    case "oklab":
    case "oklch":
      return channel(0);
    case "lab":
    case "lch":
      return channel(0) / (channel(0) > 1 ? 100 : 1);
    default:
      return null;
  }
}

const LOOK = 1000; // ms

/** Whether a page without a background lies on dark paper: a page that declares nothing is white on a dark computer, too. */
function isDarkCanvas(system: boolean): boolean {
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  return scheme.includes("dark") && (system || !scheme.includes("light"));
}

/**
 * The probe has the paper as its background and a short transition, by which it hears a change of theme at once;
 * where transitions are off, or the new theme's sheet loads late, it looks again every second.
 */
export function watchTheme(probe: HTMLElement, told: (theme: "light" | "dark") => void): () => void {
  const read = () => {
    let light: number | null = null;
    for (let at: HTMLElement | null = probe; at && light === null; at = at.parentElement) {
      if (at === probe || !at.closest(".dx-root")) light = lightness(getComputedStyle(at).backgroundColor);
    }
    told((light === null ? isDarkCanvas(system.matches) : light < 0.5) ? "dark" : "light");
  };
  const system = matchMedia("(prefers-color-scheme: dark)");
  read();
  probe.addEventListener("transitionrun", read);
  probe.addEventListener("transitionend", read);
  system.addEventListener("change", read);
  const clock = setInterval(read, LOOK);
  return () => {
    clearInterval(clock);
    probe.removeEventListener("transitionrun", read);
    probe.removeEventListener("transitionend", read);
    system.removeEventListener("change", read);
  };
}
