/** Somebody has come to a class and has not said who they are: a name, for all or for the teacher alone. */
import { useState } from "preact/hooks";
import type { PhoneStore } from "../../phone/phone-store";
import { Sheet } from "../../phone/sheet";
import type { Lesson } from "../../protocol";
import { lessonWords } from "./words";

const LONGEST = 24;

export function Join({ phone, lesson }: { phone: PhoneStore; lesson: Lesson }) {
  const { say } = lessonWords(phone.words.language);
  const [name, setName] = useState("");
  const isReady = !phone.taking && (!lesson.by_name || name.trim() !== "");
  const text = lesson.open
    ? say(lesson.by_name ? "lesson.join.named" : "lesson.join.pseudonym")
    : say("lesson.join.shut");
  return (
    <Sheet phase="join" title={lesson.title} text={text}>
      {lesson.open && (
        <form
          class="dx-door-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void phone.take(name);
          }}
        >
          <input
            class="dx-input"
            data-dx="join-name"
            dir="auto"
            aria-label={say("lesson.join.label")}
            placeholder={say("lesson.join.label")}
            autocomplete="name"
            enterkeyhint="go"
            maxLength={LONGEST}
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" class="dx-btn dx-btn-main" data-dx="join" disabled={!isReady}>
            {phone.taking ? phone.words.say("act.sending") : say("lesson.join.come")}
          </button>
        </form>
      )}
      {phone.refused && (
        <p class="dx-trouble" role="alert">
          {phone.refused}
        </p>
      )}
    </Sheet>
  );
}
