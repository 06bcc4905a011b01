/** In a class between two things: who one is there, and how the table came out where one has been played at. */
import type { PhoneStore } from "../../phone/phone-store";
import { Sheet } from "../../phone/sheet";
import type { Lesson } from "../../protocol";
import { colours, Rabbit } from "../../ui/rabbit";
import { lessonWords } from "./words";

export function Waiting({ phone, lesson }: { phone: PhoneStore; lesson: Lesson }) {
  const { say } = lessonWords(phone.words.language);
  const title = say("lesson.wait.title", { name: lesson.name });
  return <Sheet phase="wait" title={title} text={say("lesson.wait.text")} />;
}

export function Paused({ phone }: { phone: PhoneStore }) {
  const { say } = lessonWords(phone.words.language);
  return <Sheet phase="paused" title={say("lesson.paused.title")} text={say("lesson.paused.text")} />;
}

export function TableDone({ phone, lesson }: { phone: PhoneStore; lesson: Lesson }) {
  const { say, count } = lessonWords(phone.words.language);
  const view = phone.table.newest;
  const players = view ? [...view.players] : [];
  const turns = count("lesson.done.text", lesson.table?.turns ?? 0);
  const score = (player: string) => view?.scores[player] ?? 0;
  return (
    <Sheet
      phase="done"
      title={say("lesson.done.title")}
      text={lesson.table?.alone ? turns : `${turns} ${say("lesson.done.others")}`}
    >
      <ol class="dx-door-seats">
        {players
          .sort((one, other) => score(other) - score(one))
          .map((player) => {
            const at = view?.players.indexOf(player) ?? 0;
            return (
              <li
                key={player}
                class="dx-door-seat dx-p"
                style={colours(at)}
                data-dx="score"
                data-player={player}
              >
                <Rabbit at={at} />
                <span class="dx-door-name" dir="auto">
                  {player}
                </span>
                {player === lesson.table?.seat && (
                  <span class="dx-dim">{phone.words.say("phone.wait.you")}</span>
                )}
                <b class="dx-num">{phone.words.written(score(player))}</b>
              </li>
            );
          })}
      </ol>
    </Sheet>
  );
}
