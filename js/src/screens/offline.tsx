/** One line on top while nobody answers; the table stays readable. */
import { Icon } from "../ui/icon";
import { PythonLine } from "../ui/python-line";
import { useTable } from "./context";

const RESUME = "import dixit_widget as dixit; dixit.resume()";

export function Offline() {
  const { store, say } = useTable();
  if (store.online) return null;
  return (
    <div class="dx-offline" role="status" data-dx="disconnected">
      <Icon name="plug" />
      <div class="dx-offline-said">
        <p>
          <b>{say("offline.title")}</b> {say(store.pending ? "offline.kept" : "offline.text")}{" "}
          <span class="dx-offline-how">{say(store.may("find_again") ? "offline.how" : "offline.cell")}</span>
        </p>
        {store.may("find_again") && <PythonLine line={RESUME} />}
      </div>
      <button type="button" class="dx-btn" onClick={() => store.link.knock()}>
        {say("offline.retry")}
      </button>
    </div>
  );
}

export function NoticeLine() {
  const { store, words, say } = useTable();
  const { notice } = store;
  if (!notice) return null;
  return (
    <div class="dx-notice">
      <Icon name="info" />
      <p role="status">{words.of(notice.text)}</p>
      <button
        type="button"
        class="dx-iconbtn"
        data-dx="dismiss"
        aria-label={say("notice.close")}
        onClick={() => store.dismiss()}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
