/** What every screen before the game looks like: night above, with a rabbit in the moon, and paper below. */
import type { ComponentChildren } from "preact";
import { MoonWindow } from "../ui/moon-window";
import { Page } from "../ui/page";
import { usePhone } from "./context";
import { Silence } from "./silence";

interface Props {
  phase: string;
  title: string;
  text?: string | undefined;
  /** The number of the rabbit in the moon: whoever comes. */
  at?: number;
  children?: ComponentChildren;
}

export function Sheet({ phase, title, text, at = 0, children }: Props) {
  const { phone } = usePhone();
  const { seat } = phone.seating;
  const data = { "data-phase": phase, "data-seat": seat, "data-revision": "", "data-edition": "" };
  return (
    <Page language={phone.words.language} theme="" screen={phase} data={data}>
      <div class="dx-door">
        <Silence />
        <header class="dx-door-sky">
          <MoonWindow at={at} id="dx-door-moon" />
          <h1 class="dx-door-title" dir="auto">
            {title}
          </h1>
          {text && <p>{text}</p>}
        </header>
        <div class="dx-door-in">{children}</div>
      </div>
    </Page>
  );
}
