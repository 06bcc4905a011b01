/** What every screen before the game looks like: night above, with a rabbit in the moon, and paper below. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { MoonWindow } from "../ui/moon-window";
import { Page } from "../ui/page";
import { usePhone } from "./context";
import { Silence } from "./silence";

interface Props {
  phase: string;
  /** Which screen of its phase it is, where that has several. */
  screen?: string;
  title: string;
  text?: string | undefined;
  /** The number of the rabbit in the moon: whoever comes. */
  at?: number;
  children?: ComponentChildren;
}

export function Sheet({ phase, screen = phase, title, text, at = 0, children }: Props) {
  const { phone } = usePhone();
  const head = useRef<HTMLHeadingElement>(null);
  // what had the focus has gone with the screen before, and nobody would hear that there is another
  useEffect(() => head.current?.focus({ preventScroll: true }), [screen]);
  const { seat } = phone.seating;
  const data = { "data-phase": phase, "data-seat": seat, "data-revision": "", "data-edition": "" };
  return (
    <Page language={phone.words.language} theme="" screen={screen} data={data}>
      <div class="dx-door">
        <Silence />
        <header class="dx-door-sky">
          <MoonWindow at={at} id="dx-door-moon" />
          <h1 class="dx-door-title" ref={head} tabIndex={-1} data-dx-focus dir="auto">
            {title}
          </h1>
          {text && <p>{text}</p>}
        </header>
        <div class="dx-door-in">{children}</div>
      </div>
    </Page>
  );
}
