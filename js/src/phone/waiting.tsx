/** Seated, or looking on, before the game begins: who is there, and who is still missing. */
import { Icon } from "../ui/icon";
import { colours, Rabbit } from "../ui/rabbit";
import { usePhone } from "./context";
import { Sheet } from "./sheet";

export function Waiting() {
  const { phone, say } = usePhone();
  const { seats, seat, present } = phone.seating;
  const mine = seats.findIndex(({ name }) => name !== "" && name === seat);
  const title = seat ? say("phone.wait.title", { name: seat }) : say("phone.wait.watching");
  return (
    <Sheet phase="lobby" title={title} text={say("phone.wait.text")} at={Math.max(0, mine)}>
      <h2 class="dx-h3">{say("phone.wait.there")}</h2>
      <ul class="dx-door-seats">
        {seats.map(({ name }, at) => {
          const there = present[at] ?? "free";
          return (
            <li
              key={at}
              class="dx-door-seat dx-p"
              style={colours(at)}
              data-dx="presence"
              data-player={name}
              data-present={there}
            >
              <Rabbit at={at} />
              <span class="dx-door-name" dir="auto">
                {name || say(there === "bot" ? "setup.bot" : "phone.wait.open")}
              </span>
              {at === mine ? (
                <span class="dx-dim">{say("phone.wait.you")}</span>
              ) : there === "bot" ? (
                <Icon name="bot" />
              ) : there === "away" ? (
                <span class="dx-dim">{say("presence.away")}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {!seat && <SitDown />}
    </Sheet>
  );
}

/** Whoever looks on may still change their mind, while there is a seat. */
export function SitDown() {
  const { phone, say } = usePhone();
  if (phone.free.length === 0) return null;
  return (
    <button type="button" class="dx-btn" data-dx="join-sit" onClick={() => phone.watch(false)}>
      {say("phone.sit")}
    </button>
  );
}
