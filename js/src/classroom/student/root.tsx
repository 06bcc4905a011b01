/** The page of a student’s device: the way in, then a question, a table, or a while to wait. */

import { useEffect } from "preact/hooks";
import { useAttention } from "../../phone/attention";
import { PhoneContext } from "../../phone/context";
import type { PhoneStore } from "../../phone/phone-store";
import { WayIn } from "../../phone/way-in";
import { useChanges } from "../../ui/context";
import { lazy } from "../../ui/lazy";
import { Join } from "./join";
import { Paused, TableDone, Waiting } from "./waiting";

const Question = lazy(async () => (await import("./question")).Question);
const AtTable = lazy(async () => (await import("../../phone/root")).AtTable);

export function Student({ phone }: { phone: PhoneStore }) {
  useChanges(phone);
  useAttention(phone);
  return (
    <PhoneContext.Provider value={phone}>
      <main>
        <Stage phone={phone} />
      </main>
    </PhoneContext.Provider>
  );
}

function Stage({ phone }: { phone: PhoneStore }) {
  const { stage, lesson, table } = phone;
  useEffect(() => {
    // nobody shall wait for the code once the class goes on
    if (lesson?.name) for (const next of [AtTable, Question]) void next.fetch();
  }, [lesson?.name]);
  if (stage.at !== "in" || !lesson) return <WayIn />;
  if (!lesson.name) return <Join phone={phone} lesson={lesson} />;
  if (lesson.paused) return <Paused phone={phone} />;
  const { question } = lesson;
  if (question)
    return <Question key={`${question.number}-${question.time}`} phone={phone} question={question} />;
  if (lesson.table?.risen) return <TableDone phone={phone} lesson={lesson} />;
  if (lesson.table && table.shown) return <AtTable />;
  return <Waiting phone={phone} lesson={lesson} />;
}
