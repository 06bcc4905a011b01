/** What is asked for when something is first drawn; the answer to what is gone by then is forgotten. */
import { useEffect, useState } from "preact/hooks";
import type { Answer } from "../link";

/** Null until there is an answer. */
export function useReply<A extends object>(ask: () => Promise<Answer<A>>): Answer<A>["reply"] | null {
  const [reply, setReply] = useState<Answer<A>["reply"] | null>(null);
  useEffect(() => {
    let gone = false;
    void ask().then((answer) => {
      if (!gone) setReply(answer.reply);
    });
    return () => {
      gone = true;
    };
  }, []);
  return reply;
}
