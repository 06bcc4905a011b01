/** What is folded when the explorer opens: its code comes when it is unfolded. */
import { lazy } from "../ui/lazy";

export const Compare = lazy(async () => (await import("./compare")).Compare);
export const Hunt = lazy(async () => (await import("./hunt")).Hunt);
export const Bots = lazy(async () => (await import("./bots")).Bots);
export const Files = lazy(async () => (await import("./files")).Files);
