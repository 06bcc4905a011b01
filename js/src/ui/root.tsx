/** The whole table: which screen is up, where the focus goes, and what no key or click may leave. */
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import type { PublicView } from "../protocol";
import { Cards } from "../screens/cards";
import { Clue } from "../screens/clue";
import { Curtain, PartingCurtain } from "../screens/curtain";
import { Over } from "../screens/over";
import { Reveal } from "../screens/reveal";
import { Setup } from "../screens/setup/setup";
import { Vote } from "../screens/vote/vote";
import type { Store } from "../store";
import { watchTheme } from "../theme";
import { TableContext } from "./context";
import { Live } from "./live";
import { NoticeLine, Offline } from "./offline";
import { LayerContext } from "./overlay";
import { Strip } from "./strip";
import { useFocusKeeper } from "./use-focus-keeper";

export function Root({ store }: { store: Store }) {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [paper, setPaper] = useState<"light" | "dark">("light");
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [parting, setParting] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLElement>(null);
  useEffect(() => store.subscribe(() => redraw(undefined)), []);
  useLayoutEffect(() => (probe.current ? watchTheme(probe.current, setPaper) : undefined), []);

  const view = store.shown;
  const { curtain, seat } = store;
  const theme = store.trait("theme");
  const wasCurtain = useRef(curtain);
  if (wasCurtain.current !== curtain) {
    if (wasCurtain.current && seat && !store.still) setParting(true);
    wasCurtain.current = curtain;
  }
  const phase = view?.phase ?? "setup";
  const screen = curtain
    ? `curtain-${store.table.next}`
    : `${phase}-${view?.turn}-${seat}-${store.options?.kind ?? ""}`;
  useFocusKeeper(root, screen);

  useEffect(() => {
    // At a shared screen nothing goes over the wire but what the person there sees.
    if (view) void store.pictures.prefetch(() => !store.shared);
  }, [view === null]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys must not reach the notebook's shortcuts
    <div
      ref={root}
      class="dx-root"
      lang={store.words.language}
      data-dx-theme={theme || paper}
      data-forced={theme || undefined}
      data-still={store.still || undefined}
      data-phase={phase}
      data-seat={seat}
      data-revision={view?.revision ?? ""}
      data-edition={store.trait("edition")}
      data-lm-suppress-shortcuts="true"
      onKeyDown={(event) => event.stopPropagation()}
      onKeyUp={(event) => event.stopPropagation()}
      onKeyPress={(event) => event.stopPropagation()}
    >
      <i ref={probe} class="dx-probe" aria-hidden="true" />
      <TableContext.Provider value={store}>
        <LayerContext.Provider value={frame}>
          <Live />
          <div
            class="dx-table"
            ref={setFrame}
            onClickCapture={() => store.skip()}
            onKeyDownCapture={() => store.skip()}
          >
            <Offline />
            <NoticeLine />
            {curtain && view ? (
              <Curtain view={store.trait("public") ?? view} />
            ) : (
              <Game store={store} view={view} />
            )}
            {parting && <PartingCurtain onDone={() => setParting(false)} />}
          </div>
        </LayerContext.Provider>
      </TableContext.Provider>
    </div>
  );
}

function Game({ store, view }: { store: Store; view: PublicView | null }) {
  if (!view) return <Setup />;
  if (view.phase === "over") return <Over key={view.revision} view={view} />;
  const key = `${view.turn}-${store.seat}`;
  const live = !store.still && store.before?.phase === "vote";
  return (
    <>
      <Strip view={view} />
      {view.phase === "clue" && <Clue key={key} view={view} />}
      {view.phase === "cards" && <Cards key={key} view={view} />}
      {view.phase === "vote" && <Vote key={key} view={view} />}
      {view.phase === "review" && <Reveal key={view.revision} view={view} live={live} ending="continue" />}
    </>
  );
}
