/** Hands the phone’s store to its screens. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PhoneStore } from "./phone-store";
import type { PhoneWords } from "./words";

export const PhoneContext = createContext<PhoneStore | null>(null);

export function usePhone(): { phone: PhoneStore; words: PhoneWords; say: PhoneWords["say"] } {
  const phone = useContext(PhoneContext);
  if (!phone) throw new Error("a phone’s screen is used outside of a phone");
  return { phone, words: phone.words, say: phone.words.say };
}
