/** Hands the words of the lab to its components; cards and layers take the rest from the same place. */
import { useContext } from "preact/hooks";
import { TableContext } from "../ui/context";
import type { Words } from "../words";
import type { SaidKey } from "./words";

export function useWords(): { words: Words<SaidKey>; say: Words<SaidKey>["say"]; uid: string } {
  const parts = useContext(TableContext);
  if (!parts) throw new Error("a component of the lab is used outside of it");
  const words = parts.words as Words<SaidKey>;
  return { words, say: words.say, uid: parts.uid };
}
