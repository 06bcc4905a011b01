/** Hands the store of a class to the parts of the teacher’s screen. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Register } from "../../protocol";
import type { ClassroomStore } from "./store";
import type { RegisterWords } from "./words";

export const ClassroomContext = createContext<ClassroomStore | null>(null);

export function useClass(): {
  store: ClassroomStore;
  register: Register;
  words: RegisterWords;
  say: RegisterWords["say"];
} {
  const store = useContext(ClassroomContext);
  if (!store?.register) throw new Error("a part of the teacher’s screen is used outside of it");
  const { register, said } = store;
  return { store, register, words: said, say: said.say };
}
