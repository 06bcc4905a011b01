/** People take a missing dial for a fault: says why there is none, and what happens meanwhile. */
import type { PublicView } from "../../protocol";
import { MoonBig } from "../../ui/moon";
import { useTable } from "../context";
import { Waiting } from "../waiting";

export function WhyNoVote({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const { seat } = store;
  const teller = view.storyteller === seat;
  const team = view.teams.find((members) => members.includes(seat));
  const mate = team?.find((member) => member !== seat) ?? "";
  const tellers = team?.includes(view.storyteller ?? "");
  const why = !seat
    ? "none"
    : teller && view.mode === "storyteller"
      ? "teller"
      : tellers
        ? "teller_team"
        : team
          ? "team"
          : "none";
  return (
    <div class="dx-why-not">
      <MoonBig />
      <h2 class="dx-h" tabIndex={-1} data-dx-focus>
        {say(`why.${why}.title`, { mate })}
      </h2>
      <p>{say(`why.${why}.text`, { mate, name: view.storyteller ?? "" })}</p>
      <p>
        <Waiting view={view} />
      </p>
    </div>
  );
}
