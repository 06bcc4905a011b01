/** One line on top while nobody answers; the table stays readable. */
import { useTable } from "./context";
import { Icon } from "./icon";

export function Offline() {
  const { store, say } = useTable();
  if (store.online) return null;
  return (
    <div class="dx-offline" role="status" data-dx="disconnected">
      <Icon name="plug" />
      <p>
        <b>{say("offline.title")}</b> {say(store.doing ? "offline.kept" : "offline.text")}{" "}
        <span class="dx-offline-how">
          {say("offline.how")} <code>dixit.resume()</code>
        </span>
      </p>
      <button type="button" class="dx-btn" onClick={() => store.link.knock()}>
        {say("offline.retry")}
      </button>
    </div>
  );
}

export function NoticeLine() {
  const { store, words } = useTable();
  const notice = store.trait("notice");
  if (!notice) return null;
  return (
    <div class="dx-notice" role="status">
      <Icon name="info" />
      <p>{words.of(notice.text)}</p>
    </div>
  );
}
