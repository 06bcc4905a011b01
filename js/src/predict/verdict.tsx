/** Whether the answer is right; where several answer, how many are. */
import { useWords } from "../teaching/context";
import { Icon } from "../ui/icon";

export function Verdict({ right, several = false }: { right: readonly boolean[]; several?: boolean }) {
  const { words, say } = useWords();
  if (right.length === 0) return null;
  const hits = right.filter(Boolean).length;
  const all = right.length;
  return (
    <p class="dx-verdict dx-num" data-right={hits > 0 || undefined} data-dx="verdict">
      <Icon name={hits > 0 ? "check" : "cross"} />
      {several
        ? words.count("predict.all_right", all === 1 ? 1 : hits, { n: hits, all })
        : say(hits ? "predict.right" : "predict.not_right")}
    </p>
  );
}
