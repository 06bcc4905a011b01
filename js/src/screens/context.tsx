/** Hands the store of a table, or of a replay, to the screens; the parts on them take theirs from the same. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Answer } from "../link";
import type { AskWords, PublicView, TableRequests } from "../protocol";
import type { TableStore } from "../store/table-store";
import { PartsContext } from "../ui/context";
import type { Lazy } from "../ui/lazy";
import type { Words } from "../words";

/** The panel of the players' devices: only a table's page hands it in, so no other page carries it. */
export const DevicesContext = createContext<Lazy<{ onClose(): void }> | null>(null);

/** A turn that lies open, with tokens that can be moved: pages that have the lab's board hand it in. */
export const WhatIfContext = createContext<Lazy<{ view: PublicView; onClose(): void }> | null>(null);

/** What a page of whoever owns a door needs: a table’s, or a class’s. */
export interface DoorStore {
  readonly words: Pick<Words, "language">;
  readonly link: DoorLink;
  wordsOf(area: AskWords["area"]): Record<string, string> | null;
}

type DoorKind = "shared" | "share_wide" | "share_through" | "share_close" | "set_timer";

interface DoorLink {
  ask<K extends DoorKind>(kind: K, given: TableRequests[K][0]): Promise<Answer<TableRequests[K][1]>>;
}

export const DoorContext = createContext<DoorStore | null>(null);

const TableContext = createContext<TableStore | null>(null);

export function TableProvider({ store, children }: { store: TableStore; children: ComponentChildren }) {
  return (
    <TableContext.Provider value={store}>
      <PartsContext.Provider value={store}>{children}</PartsContext.Provider>
    </TableContext.Provider>
  );
}

export function useDoor(): DoorStore {
  const own = useContext(DoorContext);
  const table = useContext(TableContext);
  const store = own ?? table;
  if (!store) throw new Error("a door is used outside of a table and of a class");
  return store;
}

export function useTable(): { store: TableStore; words: Words; say: Words["say"] } {
  const store = useContext(TableContext);
  if (!store) throw new Error("a screen is used outside of a table");
  return { store, words: store.words, say: store.words.say };
}
