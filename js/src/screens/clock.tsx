/** How long the table still waits, where it does not wait for ever. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { minutes } from "../logic/minutes";
import { useTable } from "./context";

const HURRY = 10; // s
const LOOK = 250; // ms

export function Clock() {
  const { store, say } = useTable();
  const { seating } = store;
  const left = useCountdown(seating.left, seating);
  if (left === null) return null;
  return (
    <p class="dx-clock dx-num" role="timer" data-dx="clock" data-hurry={left <= HURRY || undefined}>
      {say("clock.left", { time: minutes(left) })}
    </p>
  );
}

/** Whole seconds until something that was so far away when it was said. */
function useCountdown(left: number | null, said: object): number | null {
  const [now, setNow] = useState(0);
  const end = useMemo(() => performance.now() + 1000 * (left ?? 0), [said]);
  useEffect(() => {
    if (left === null) return;
    const clock = setInterval(() => setNow(performance.now()), LOOK);
    return () => clearInterval(clock);
  }, [said]);
  return left === null ? null : Math.ceil(Math.max(0, Math.min(left, (end - now) / 1000)));
}
