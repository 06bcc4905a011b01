/** Screens that a table does not begin with: their code comes when somebody is about to look at them. */
import { lazy } from "../ui/lazy";

export const Cards = lazy(async () => (await import("./cards")).Cards);
export const Vote = lazy(async () => (await import("./vote/vote")).Vote);
export const Reveal = lazy(async () => (await import("./reveal/reveal")).Reveal);
export const Over = lazy(async () => (await import("./over")).Over);
export const Log = lazy(async () => (await import("./log")).Log);
export const RulesPanel = lazy(async () => (await import("./rules")).RulesPanel);
export const Recorder = lazy(async () => (await import("./sound/recorder")).Recorder);
export const Hear = lazy(async () => (await import("./sound/hear")).Hear);
export const Why = lazy(async () => (await import("./why")).Why);
export const ToldClues = lazy(async () => (await import("./keepsakes/told")).ToldClues);
export const Portrait = lazy(async () => (await import("./keepsakes/portrait")).Portrait);
export const Album = lazy(async () => (await import("./keepsakes/album")).Album);
export const Minds = lazy(async () => (await import("./minds")).Minds);
export const How = lazy(async () => (await import("./how")).How);
