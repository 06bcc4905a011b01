/** The question that everybody is asked: an answer, which can be changed, and at the reveal the class’s. */
import { useMemo, useRef, useState } from "preact/hooks";
import type { Link } from "../../link";
import type { PhoneStore } from "../../phone/phone-store";
import { Sheet } from "../../phone/sheet";
import { ChoiceForm } from "../../predict/choice";
import { DialsForm } from "../../predict/dials";
import { figure } from "../../predict/figures";
import { NumberForm } from "../../predict/number";
import type { Given } from "../../predict/store";
import { Verdict } from "../../predict/verdict";
import type { Counted, LessonQuestion, LessonRequests } from "../../protocol";
import { TeachingProvider } from "../../teaching/context";
import type { Votes } from "../../teaching/pieces";
import { type AskedOfClass, ClassAnswers } from "../answers";
import { VoteForm } from "./vote";
import { askingWords, lessonWords } from "./words";

export function Question({ phone, question }: { phone: PhoneStore; question: LessonQuestion }) {
  const { table, words } = phone;
  const { say } = lessonWords(words.language);
  const parts = useMemo(() => partsOf(phone), [table, words.language]);
  const asked = question.asked as AskedOfClass;
  const { outcome } = question;
  const shared = { phone, asked };
  const why = words.of(outcome?.explanation);
  return (
    <Sheet
      phase="question"
      screen={outcome ? "truth" : "question"}
      title={words.of(question.question)}
      text={question.time === 2 && !outcome ? say("lesson.answer.again") : undefined}
    >
      <TeachingProvider store={parts}>
        <div class="dx-predict dx-door-form">
          {outcome ? (
            <>
              <ClassAnswers
                asked={asked}
                outcome={outcome}
                titles={[say("lesson.first"), say("lesson.second")]}
              />
              <Mine {...shared} said="lesson.mine.first" given={question.first} among={outcome.before} />
              <Mine {...shared} said="lesson.mine" given={question.mine} among={outcome.answers} />
              {why && <p dir="auto">{why}</p>}
            </>
          ) : (
            <Answer phone={phone} question={question} asked={asked} />
          )}
        </div>
      </TeachingProvider>
    </Sheet>
  );
}

interface MineProps {
  phone: PhoneStore;
  asked: AskedOfClass;
  said: "lesson.mine" | "lesson.mine.first";
  given: unknown;
  /** All answers of that time. */
  among: readonly Counted[] | null;
}

/** What was answered on this device, and whether it is right. */
function Mine({ phone, asked, said, given, among }: MineProps) {
  const { say } = lessonWords(phone.words.language);
  const counted = among?.find(({ value }) => JSON.stringify(value) === JSON.stringify(given));
  if (!counted) return null;
  return (
    <div data-dx="mine">
      <p>{say(said, { answer: inWords(counted.value as Given, asked, phone) })}</p>
      <Verdict right={[counted.right]} />
    </div>
  );
}

/** An answer in a line; the votes of a whole table are too many words for one. */
function inWords(answer: Given, asked: AskedOfClass, { words }: PhoneStore): string {
  if (asked.kind === "vote") return words.names((answer as Votes)[asked.seat]?.map(String) ?? []);
  if (typeof answer === "object") return "";
  if (typeof answer === "string" || asked.kind !== "number") return String(answer);
  return figure(answer, asked.step, words.of(asked.unit), words.language);
}

/** What the parts of a prediction take from a widget: a phone has it from its table. */
function partsOf({ table, words }: PhoneStore) {
  const { uid, pictures, places, reducedMotion } = table;
  const subscribe = (listener: () => void) => table.subscribe(listener);
  return { uid, pictures, places, reducedMotion, subscribe, words: askingWords(words.language) };
}

interface AnswerProps {
  phone: PhoneStore;
  question: LessonQuestion;
  asked: AskedOfClass;
}

function Answer({ phone, question, asked }: AnswerProps) {
  const { say } = lessonWords(phone.words.language);
  /** What Python has not answered yet. */
  const [given, setGiven] = useState<Given | null>(null);
  const newest = useRef(0);
  const [isChanged, setChanged] = useState(false);
  const [refused, setRefused] = useState("");
  const { number, time } = question;
  const give = async (value: Given) => {
    newest.current += 1;
    const mine = newest.current;
    setGiven(value);
    setChanged(false);
    setRefused("");
    const link = phone.table.link as unknown as Pick<Link<LessonRequests>, "ask">;
    const { reply } = await link.ask("answer", { number, time, value });
    if (newest.current !== mine) return; // another answer is under way by now
    setGiven(null);
    setRefused(reply.ok ? (reply.done ? "" : say("lesson.answer.late")) : reply.message);
  };
  const last = given ?? (question.mine as Given | null);
  const isKept = last !== null && !isChanged;
  const waiting = given === null ? "" : phone.words.say("act.sending");
  const form = {
    several: false,
    kept: isKept,
    waiting,
    onGive: (value: Given) => void give(value),
    onChange: () => setChanged(true),
  };
  return (
    <>
      {asked.kind === "choice" && (
        <ChoiceForm
          asked={asked}
          last={last as string | null}
          sending={given !== null}
          onGive={(value) => void give(value)}
        />
      )}
      {asked.kind === "number" && <NumberForm asked={asked} last={last as number | null} {...form} />}
      {asked.kind === "vote" && (
        <>
          <p>{say("lesson.vote.seat", { name: asked.seat })}</p>
          <VoteForm asked={asked} last={last as Votes | null} onGive={(value) => void give(value)} />
        </>
      )}
      {asked.kind === "dials" && <DialsForm asked={asked} last={last} {...form} />}
      <p class="dx-dim" role="status" data-dx="kept">
        {isKept
          ? waiting || say("lesson.answer.in")
          : last !== null && asked.kind === "dials" && say("lesson.answer.before")}
      </p>
      {refused && (
        <p class="dx-trouble" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}
