/** The page of a table’s owner, where no notebook shows it: the table, and what is wrong with the way there. */
import { Root } from "../screens/root";
import { useChanges } from "../ui/context";
import { Icon } from "../ui/icon";
import type { OwnerStore } from "./owner-store";

export function Owner({ owner }: { owner: OwnerStore }) {
  useChanges(owner);
  return (
    <main>
      <Root store={owner.table} offline={<Lost owner={owner} />} />
    </main>
  );
}

/** One line on top while the server is not there, or lets nobody in. */
function Lost({ owner }: { owner: OwnerStore }) {
  const { words, reached, ended, table } = owner;
  if (reached && table.online && !ended) return null;
  return (
    <div class="dx-offline" role="status" data-dx="disconnected">
      <Icon name="plug" />
      <p>
        <b>{ended ? words.of(ended) : words.say("owner.lost.title")}</b> {words.say("owner.lost.text")}
      </p>
      <button type="button" class="dx-btn" onClick={() => owner.lookNow()}>
        {words.say("offline.retry")}
      </button>
    </div>
  );
}
