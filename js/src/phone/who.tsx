/** Somebody has come in and has no seat yet: a name where people gather, a bot’s seat where a game is on. */
import { colours, Rabbit } from "../ui/rabbit";
import { usePhone } from "./context";
import { NameForm } from "./name-form";
import { Sheet } from "./sheet";

const LONGEST = 40;

export function Who() {
  const { phone, words, say } = usePhone();
  const { free } = phone;
  const playing = phone.table.newest !== null;
  const key = free.length > 0 ? (playing ? "seat" : "name") : phone.gathers || playing ? "full" : "none";
  const said = {
    name: [say("phone.who.title"), words.count("phone.who.free", free.length)],
    seat: [say("phone.who.seat.title"), say("phone.who.seat.text")],
    full: [say("phone.who.full_title"), say("phone.who.full")],
    none: [say("phone.who.none_title"), say("phone.who.none")],
  } as const;
  const [title, text] = said[key];
  return (
    <Sheet phase="join" title={title} text={text} at={phone.nextAt}>
      {key === "name" && (
        <NameForm
          phone={phone}
          label={say("phone.who.label")}
          longest={LONGEST}
          autocomplete="given-name"
          come={say("phone.who.join")}
        />
      )}
      {key === "seat" && <Seats names={free} />}
      {phone.refused && (
        <p class="dx-trouble" role="alert">
          {phone.refused}
        </p>
      )}
      {key !== "none" && (
        <button
          type="button"
          class="dx-btn dx-btn-quiet"
          data-dx="join-watch"
          onClick={() => phone.watch(true)}
        >
          {say("phone.watch")}
        </button>
      )}
    </Sheet>
  );
}

function Seats({ names }: { names: readonly string[] }) {
  const { phone, say } = usePhone();
  const players = phone.table.newest?.players ?? [];
  return (
    <ul class="dx-door-form">
      {names.map((name) => {
        const at = players.indexOf(name);
        return (
          <li key={name}>
            <button
              type="button"
              class="dx-btn dx-race-btn dx-p"
              style={colours(at)}
              data-dx="join-seat"
              data-player={name}
              disabled={phone.taking}
              onClick={() => void phone.take(name, name)}
            >
              <Rabbit at={at} />
              <span dir="auto">{say("phone.who.seat.take", { name })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
