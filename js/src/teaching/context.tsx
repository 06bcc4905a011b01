/** Hands what the lab and the predictions say to their components; cards and layers take theirs from the same. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Parts, PartsContext } from "../ui/context";
import type { Words } from "../words";
import type { SaidKey } from "./words";

type TeachingParts = Parts & { words: Words<SaidKey> };

const TeachingContext = createContext<TeachingParts | null>(null);

export function TeachingProvider({ store, children }: { store: TeachingParts; children: ComponentChildren }) {
  return (
    <TeachingContext.Provider value={store}>
      <PartsContext.Provider value={store}>{children}</PartsContext.Provider>
    </TeachingContext.Provider>
  );
}

export function useWords(): { words: Words<SaidKey>; say: Words<SaidKey>["say"]; uid: string } {
  const parts = useContext(TeachingContext);
  if (!parts) throw new Error("a component of the lab is used outside of it");
  const { words, uid } = parts;
  return { words, say: words.say, uid };
}
