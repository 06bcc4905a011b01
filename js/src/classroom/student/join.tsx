/** Somebody has come to a class and has not said who they are: a name, for all or for the teacher alone. */
import { NameForm } from "../../phone/name-form";
import type { PhoneStore } from "../../phone/phone-store";
import { Sheet } from "../../phone/sheet";
import type { Lesson } from "../../protocol";
import { lessonWords } from "./words";

const LONGEST = 24;

export function Join({ phone, lesson }: { phone: PhoneStore; lesson: Lesson }) {
  const { say } = lessonWords(phone.words.language);
  const text = lesson.open
    ? say(lesson.by_name ? "lesson.join.named" : "lesson.join.pseudonym")
    : say("lesson.join.shut");
  return (
    <Sheet phase="join" title={lesson.title} text={text}>
      {lesson.open && (
        <NameForm
          phone={phone}
          label={say("lesson.join.label")}
          longest={LONGEST}
          autocomplete="name"
          come={say("lesson.join.come")}
          mayBeEmpty={!lesson.by_name}
        />
      )}
      {phone.refused && (
        <p class="dx-trouble" role="alert">
          {phone.refused}
        </p>
      )}
    </Sheet>
  );
}
