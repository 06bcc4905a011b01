/** How long each decision may take, on devices of their own; people who share a screen are never hurried. */
import { minutes } from "../../logic/minutes";
import { useTable } from "../context";
import type { Sharing } from "./use-shared";
import { useShareWords } from "./words";

const OFFERED = [30, 45, 60, 90, 120, 180, 300]; // s

export function TimerChoice({ sharing }: { sharing: Sharing }) {
  const { store } = useTable();
  const { say } = useShareWords();
  const { shared } = sharing;
  const together = store.seating.seats.filter(({ kind }) => kind === "person").length > 1;
  if (!shared || together) return null;
  const { timer } = shared;
  const offered =
    timer === null || OFFERED.includes(timer) ? OFFERED : [...OFFERED, timer].sort((a, b) => a - b);
  return (
    <label class="dx-timer">
      <span>
        <b>{say("share.hurry.title")}</b>
        <small>{say("share.hurry.note")}</small>
      </span>
      <select
        data-dx="share-timer"
        value={String(timer ?? "")}
        onChange={({ currentTarget: { value } }) => sharing.hurry(value === "" ? null : Number(value))}
      >
        <option value="">{say("share.hurry.none")}</option>
        {offered.map((seconds) => (
          <option key={seconds} value={seconds}>
            {say("share.hurry.time", { time: minutes(seconds) })}
          </option>
        ))}
      </select>
    </label>
  );
}
