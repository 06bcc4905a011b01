/** What the table says, in one sentence or two; whoever listens to the screen hears it after each move. */
import type { Sheet } from "../protocol";
import { difference, isScored, leaders, rows, type Scored, told } from "../teaching/compare";
import { useWords } from "../teaching/context";

export function Summary({ sheet, storyteller }: { sheet: Sheet; storyteller: string }) {
  const { words, say } = useWords();
  const [yardstick, ...others] = sheet.columns;
  const names = rows(sheet.players, storyteller || null);
  const headline = useHeadline(sheet);
  if (!yardstick) return null;
  if (!sheet.columns.some(isScored))
    return (
      <p class="dx-sum" aria-live="polite" data-dx="summary">
        {words.of(yardstick.fault)}
      </p>
    );
  const nameOf = (at: number) => told(sheet.columns, at, words.of);
  const first = nameOf(0);
  const best = isScored(yardstick) ? leaders(yardstick) : null;
  return (
    <p class="dx-sum" aria-live="polite" data-dx="summary">
      {isScored(yardstick) ? (
        <>
          {yardstick.outcome !== "party" && `${headline(yardstick)}. `}
          {best &&
            best.names.length > 0 &&
            say("lab.most", { names: words.names(best.names), n: best.points })}
          {others.length > 0 && <br />}
        </>
      ) : (
        <>
          <b>{first}</b> {say("lab.impossible")}
          {others.length > 0 && " · "}
        </>
      )}
      {others.map((column, at) => {
        const unlike = names.flatMap((name) => {
          const more = difference(yardstick, column, name);
          return more ? [`${name} ${words.signed(more)}`] : [];
        });
        const said = !isScored(column)
          ? say("lab.impossible")
          : isScored(yardstick)
            ? unlike.join(", ") || say("lab.same")
            : words.names(leaders(column).names);
        return (
          <span key={at}>
            <b>{nameOf(at + 1)}</b> {said}
            {at < others.length - 1 && " · "}
          </span>
        );
      })}
      {others.length > 0 && isScored(yardstick) && (
        <span class="dx-dim"> {say("lab.against", { name: first })}</span>
      )}
    </p>
  );
}

/** Who found the card, in words. */
function useHeadline(sheet: Sheet): (column: Scored) => string {
  const { words, say } = useWords();
  return ({ outcome, finders }) => {
    if (outcome === "everybody" || outcome === "nobody") return say(`review.${outcome}`);
    const number = (n: number) => (n <= 12 ? say(`number.${n}` as "number.1") : String(n));
    const voters = Object.keys(sheet.voters).length;
    const text = words.count("review.found", finders.length, {
      found: number(finders.length),
      all: number(voters),
    });
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
