/** The class: who is there, who has answered, and what to do about each. */
import { useState } from "preact/hooks";
import type { RegisterRow } from "../../protocol";
import { Trouble } from "../../screens/error-line";
import { InvitationCard } from "../../screens/share/invitation";
import { useComingWords } from "../../screens/share/words";
import { useReply } from "../../screens/use-reply";
import { Icon } from "../../ui/icon";
import { useClass } from "./context";
import { Sure } from "./sure";

export function People() {
  const { store, register, say } = useClass();
  const [showsNames, setShowsNames] = useState(false);
  const [chosen, setChosen] = useState("");
  const { people, question } = register;
  const student = people.find(({ id }) => id === chosen);
  const hasNames = people.some(({ own }) => own);
  return (
    <section class="dx-class-part" aria-label={say("register.people")}>
      <div class="dx-class-people-head">
        <h3 class="dx-h3">{say("register.people")}</h3>
        {hasNames && (
          <label class="dx-switch" title={say("register.names.note")}>
            <span>{say("register.names")}</span>
            <input
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
              role="switch"
              data-dx="names"
              checked={showsNames}
              onChange={(event) => setShowsNames(event.currentTarget.checked)}
            />
            <i />
          </label>
        )}
      </div>
      <ul class="dx-class-people">
        {people.map((each) => (
          <li key={each.id}>
            <Person
              person={each}
              isAsked={question !== null && !question.outcome}
              showsName={showsNames}
              isChosen={each.id === chosen}
              onChoose={() => setChosen(each.id === chosen ? "" : each.id)}
            />
          </li>
        ))}
      </ul>
      {showsNames && hasNames && (
        <div class="dx-class-deeds">
          <Sure
            label={say("register.forget")}
            warning={say("register.forget.sure")}
            handle="forget"
            class="dx-btn-quiet"
            onSure={() => store.do("forget_names")}
          />
        </div>
      )}
      {student && <About key={student.id} person={student} onClose={() => setChosen("")} />}
    </section>
  );
}

interface PersonProps {
  person: RegisterRow;
  isAsked: boolean;
  showsName: boolean;
  isChosen: boolean;
  onChoose(): void;
}

function Person({ person, isAsked, showsName, isChosen, onChoose }: PersonProps) {
  const { say } = useClass();
  const { name, own, here, out, has_answered } = person;
  const state = out ? "out" : here === "yes" ? "yes" : "away";
  return (
    <button
      type="button"
      class="dx-person"
      data-dx="person"
      data-player={name}
      data-here={state}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <i class="dx-person-dot" />
      <span dir="auto">
        {name}
        {showsName && own && <small>{own}</small>}
      </span>
      {isAsked && has_answered && <Icon name="check" />}
      <span class="dx-sr">
        {say(`register.is.${state}`)}
        {isAsked && has_answered ? `, ${say("register.is.answered")}` : ""}
      </span>
    </button>
  );
}

function About({ person, onClose }: { person: RegisterRow; onClose(): void }) {
  const { store, say } = useClass();
  const { id, name, out } = person;
  const [written, setWritten] = useState(name);
  const [showsWay, setShowsWay] = useState(false);
  return (
    <section class="dx-class-about" aria-label={say("register.of", { name })}>
      <form
        class="dx-class-deeds"
        onSubmit={(event) => {
          event.preventDefault();
          store.rename(id, written);
        }}
      >
        <input
          class="dx-input"
          data-dx="rename"
          dir="auto"
          aria-label={say("register.rename")}
          maxLength={24}
          value={written}
          onInput={(event) => setWritten(event.currentTarget.value)}
        />
        <button type="submit" class="dx-btn" disabled={!written.trim() || written === name}>
          {say("register.rename.do")}
        </button>
      </form>
      <div class="dx-class-deeds">
        <button
          type="button"
          class="dx-btn"
          data-dx="hide"
          onClick={() => {
            store.rename(id, "");
            onClose();
          }}
        >
          {say("register.hide")}
        </button>
        <button type="button" class="dx-btn" data-dx="send-away" onClick={() => store.sendAway(id, !out)}>
          {say(out ? "register.take_back" : "register.send_away")}
        </button>
        {!out && (
          <button
            type="button"
            class="dx-btn"
            data-dx="invite"
            aria-expanded={showsWay}
            onClick={() => setShowsWay(!showsWay)}
          >
            {say("register.way")}
          </button>
        )}
        <button type="button" class="dx-btn dx-btn-quiet" onClick={onClose}>
          {say("register.close")}
        </button>
      </div>
      {showsWay && <Way student={id} />}
    </section>
  );
}

/** As secret as the seat itself: it is made when it is asked for, and gone with this. */
function Way({ student }: { student: string }) {
  const { store } = useClass();
  const reply = useReply(() => store.link.ask("invite_student", { student }));
  if (!useComingWords() || !reply) return null;
  return (
    <div class="dx-entrance">
      {reply.ok ? <InvitationCard invitation={reply} handle="seat-link" /> : <Trouble text={reply.message} />}
    </div>
  );
}
