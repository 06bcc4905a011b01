/** What only the table's owner reads, for parts that are drawn once the words are here. */
import { useShareWords as useComing } from "../coming-words";

export type ShareWords = NonNullable<ReturnType<typeof useComing>>;
export const useComingWords = useComing;
export const useShareWords = () => useComing() as ShareWords;
