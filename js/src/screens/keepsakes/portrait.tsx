/** Somebody as a storyteller: every clue on the curve, and the habit that shows in them. */
import sheet from "../../css/keepsakes.css";
import { habit, told } from "../../logic/keepsakes";
import type { PublicView } from "../../protocol";
import { dressed } from "../../ui/dressed";
import { useTable } from "../context";
import { useReply } from "../use-reply";
import { Curve } from "./curve";
import { useComingKeepsakes, useKeepsakeWords } from "./words";

interface Props {
  turns: readonly PublicView[];
  player: string;
  at: number;
  /** The turn that has just been told. */
  now?: number;
}

export const Portrait = dressed(sheet, (props: Props) => useComingKeepsakes() && <Drawn {...props} />);

function Drawn({ turns, player, at, now }: Props) {
  const { store, words } = useTable();
  const { say, count } = useKeepsakeWords();
  const curve = useReply(() => store.link.ask("clarity", {}));
  const clues = told(turns, player);
  const usual = habit(clues);
  if (!curve?.ok || !usual) return null;
  const spelt = (n: number) => (n <= 12 && n > 0 ? say(`number.${n}` as "number.1") : words.written(n));
  const { found, of, times, all } = usual;
  const clear =
    found === 0
      ? say("keep.clear_none")
      : found === of
        ? say("keep.clear_all")
        : say("keep.clear", { found: spelt(found), of: spelt(of) });
  const often = times <= 2 ? say(`keep.times.${times as 1 | 2}`) : say("keep.times.n", { n: spelt(times) });
  const sentence =
    all === 1
      ? say("keep.habit_once", { clear })
      : times === 1
        ? say("keep.habit_none", { list: words.names(clues.map((clue) => words.written(clue.found))), of })
        : times === all
          ? say("keep.habit_always", { clear })
          : say("keep.habit", { clear, often, all: spelt(all) });
  const paid = clues.filter(({ points }) => points > 0).length;
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  return (
    <div class="dx-portrait">
      <Curve curve={curve} clues={clues} at={at} {...(now !== undefined && { now })} />
      <p>
        <b>{sentence}</b>{" "}
        <span class="dx-dim">
          {count("keep.paid", all, { paid })}{" "}
          {curve.best !== null && say("keep.best", { share: percent.format(curve.best) })}
        </span>
      </p>
    </div>
  );
}
