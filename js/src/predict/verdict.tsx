/** Whether the answer is right; of a class, how many are. */
import { useWords } from "../teaching/context";
import { Icon } from "../ui/icon";

export function Verdict({ right }: { right: readonly boolean[] }) {
  const { words, say } = useWords();
  if (right.length === 0) return null;
  const hits = right.filter(Boolean).length;
  const one = right.length === 1;
  return (
    <p class="dx-verdict dx-num" data-right={hits > 0 || undefined} data-dx="verdict">
      <Icon name={hits > 0 ? "check" : "cross"} />
      {one
        ? say(hits ? "predict.right" : "predict.not_right")
        : words.count("predict.all_right", hits, { all: right.length })}
    </p>
  );
}
