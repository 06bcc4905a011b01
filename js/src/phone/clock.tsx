/** How long the table still waits, where it does not wait for ever. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { usePhone } from "./context";

const HURRY = 10; // s
const LOOK = 250; // ms

export function Clock() {
  const { phone, say } = usePhone();
  const { seating } = phone;
  const left = useCountdown(seating.left, seating);
  if (left === null) return null;
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p class="dx-clock dx-num" role="timer" data-hurry={left <= HURRY || undefined}>
      {say("phone.left", { time })}
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
