/** Calls the person when it is their turn or a team mate asks them, and keeps the screen awake while a game is on, where the browser can. */
import { useEffect } from "preact/hooks";
import { offerOf } from "../logic/offer";
import type { PhoneStore } from "./phone-store";

const BUZZ = [80, 60, 80]; // ms

export function useAttention(phone: PhoneStore): void {
  const { table, words } = phone;
  const view = table.shown;
  const yours = table.seat !== "" && view !== null && view.waiting_for.includes(table.seat);
  const { agreement } = table;
  const offer = offerOf(agreement) === "cards.offer.theirs" ? agreement?.number : 0;
  const playing = view !== null && view.phase !== "over";

  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words.language]);

  useEffect(() => {
    document.title = yours ? words.say("phone.your_turn") : "Dixit";
    if (yours) navigator.vibrate?.(BUZZ);
  }, [yours, offer]);

  useEffect(() => {
    if (!playing || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    // a phone that has been put away lets go of it by itself
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    };
    void hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      document.removeEventListener("visibilitychange", hold);
      void lock?.release();
    };
  }, [playing]);
}
