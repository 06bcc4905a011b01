/** The whole table: which screen is up, and whose turn it is to look. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { belowCode, type Play, stageFor } from "../logic/stage";
import type { TableStore } from "../store/table-store";
import { useChanges } from "../ui/context";
import { lazy } from "../ui/lazy";
import { DevicesContext } from "./context";
import { Curtain, PartingCurtain } from "./curtain";
import { Moment } from "./moment";
import { NoticeLine, Offline } from "./offline";
import { cardsEach } from "./pile";
import { TablePage } from "./table-page";

/** What there is before a game, and beside it. */
const Setup = lazy(async () => (await import("./setup/setup")).Setup);
const Lobby = lazy(async () => (await import("./lobby")).Lobby);
const Devices = lazy(async () => (await import("./share/devices")).Devices);

interface Props {
  store: TableStore;
  /** What is said while nobody answers, where no notebook is around. */
  offline?: ComponentChildren;
}

export function Root({ store, offline = <Offline /> }: Props) {
  const [parting, setParting] = useState(false);
  useChanges(store);

  const view = store.shown;
  const { curtain, seat } = store;
  const wasCurtain = useRef(curtain);
  if (wasCurtain.current !== curtain) {
    if (wasCurtain.current && seat && !store.reducedMotion) setParting(true);
    wasCurtain.current = curtain;
  }

  useEffect(() => {
    // At a shared screen nothing goes over the wire but what the person there sees.
    if (view) void store.pictures.prefetch(() => store.may("browse"));
  }, [view === null]);

  return (
    <TablePage
      store={store}
      screen={curtain ? `curtain-${store.seating.next}` : undefined}
      stage={(room) => stageFor(view || store.gathering ? room : belowCode(room), playOf(store))}
    >
      {offline}
      <NoticeLine />
      <DevicesContext.Provider value={Devices}>
        {curtain && view ? (
          <Curtain view={store.newest ?? view} />
        ) : view ? (
          <Moment view={view} />
        ) : store.gathering ? (
          <Lobby />
        ) : (
          store.setup && <Setup setup={store.setup} />
        )}
      </DevicesContext.Provider>
      {parting && <PartingCurtain onDone={() => setParting(false)} />}
    </TablePage>
  );
}

const USUAL = 6; // cards and players, where nobody has sat down yet

/** What will lie on the table in each turn, and on the score sheet. */
function playOf({ newest, rules }: TableStore): Play {
  const hasTarget = rules?.target_score !== null;
  if (!newest) return { cards: USUAL, scorers: USUAL, hasTarget };
  const { mode, teams, players } = newest;
  if (mode === "team") return { cards: teams.length, scorers: teams.length, hasTarget };
  const { length } = players;
  const cards = mode === "party" ? length : 1 + (length - 1) * cardsEach(newest, rules);
  return { cards, scorers: length, hasTarget };
}
