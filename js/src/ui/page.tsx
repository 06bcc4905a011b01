/** The frame of every widget: theme and focus, the layers, and what no key or click may leave. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { OPEN, type Room, type Stage } from "../logic/stage";
import { watchTheme } from "../theme";
import type { Language } from "../words";
import { LayerContext } from "./overlay";
import { useFocusKeeper } from "./use-focus-keeper";
import { StageContext, useSpace } from "./use-space";
import { useWhole } from "./use-whole";

interface Props {
  language: Language;
  /** Empty: as the page around it. */
  theme: "light" | "dark" | "";
  /** When it changes, the focus goes to what matters on the new screen. */
  screen: string;
  /** `data-` attributes of the root. */
  data: Record<`data-${string}`, string | number | true | undefined>;
  /** How high it is where a page leaves it so much room; absent: as high as what is in it. */
  stage?: (room: Room) => Stage;
  /** Beside the frame, where layers do not silence it. */
  beside?: ComponentChildren;
  /** What the widget lies on, at once and whenever it is looked at again. */
  onPaper?(paper: "light" | "dark"): void;
  /** The person pressed, and nothing that does something. */
  onPress?(): void;
  children: ComponentChildren;
}

/** Keeps a notebook's shortcuts from what has the focus: those meant for "whatever has it" are tried there first. */
function keepShortcutsFrom(event: FocusEvent): void {
  (event.target as Element).setAttribute("data-lm-suppress-shortcuts", "true");
}

/** Saving the notebook is no shortcut to be kept from: it is told as if it had been asked for beside the widget. */
function handOnSaving(event: KeyboardEvent): void {
  const beside = (event.currentTarget as HTMLElement).parentElement;
  if (!beside || event.altKey || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
  event.preventDefault();
  const { type, key, code, keyCode, ctrlKey, metaKey, shiftKey } = event;
  beside.dispatchEvent(
    new KeyboardEvent(type, {
      ...{ key, code, keyCode, ctrlKey, metaKey, shiftKey },
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
}

const OPERABLE = "button, input, select, textarea, a, [role=slider], [role=dialog], [role=menu]";

export function Page({ language, theme, screen, data, stage, beside, onPaper, onPress, children }: Props) {
  const [paper, setPaper] = useState<"light" | "dark">("light");
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const told = (now: "light" | "dark") => {
      setPaper(now);
      onPaper?.(now);
    };
    return probe.current ? watchTheme(probe.current, told) : undefined;
  }, []);
  const space = useSpace(root, stage !== undefined);
  const settled = (space && stage?.(space)) ?? OPEN;
  useFocusKeeper(root, screen);
  useWhole(root);
  const pressed = (event: MouseEvent | KeyboardEvent) => {
    const key = "key" in event ? event.key : "Enter";
    if (/^(Enter|Escape| )$/.test(key) && !(event.target as Element).closest(OPERABLE)) onPress?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys must not reach the notebook's shortcuts
    <div
      ref={root}
      class="dx-root"
      lang={language}
      data-dx-theme={theme || paper}
      data-forced={theme || undefined}
      data-fit={settled.height !== null || undefined}
      style={settled.least ? { "--dx-height": `${settled.least}px` } : undefined}
      {...data}
      data-lm-suppress-shortcuts="true"
      onFocusIn={keepShortcutsFrom}
      onKeyDown={(event) => {
        event.stopPropagation();
        handOnSaving(event);
      }}
      onKeyUp={(event) => event.stopPropagation()}
      onKeyPress={(event) => event.stopPropagation()}
    >
      <i ref={probe} class="dx-probe" aria-hidden="true" />
      <LayerContext.Provider value={frame}>
        <StageContext.Provider value={settled}>
          {beside}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a click on nothing hurries things on; all can be waited for */}
          <div class="dx-table" ref={setFrame} onClick={pressed} onKeyDown={pressed}>
            {children}
          </div>
        </StageContext.Provider>
      </LayerContext.Provider>
    </div>
  );
}
