/** One line on top while nothing is heard: because there is no network, or because the notebook is busy. */
import { Icon } from "../ui/icon";
import { usePhone } from "./context";

export function Silence() {
  const { phone, words, say } = usePhone();
  const { stage, reached, ended, table } = phone;
  const coming = stage.at === "coming"; // whoever is not in yet has no table that could be silent
  if (!(coming || stage.at === "in") || (reached && (coming || table.online))) return null;
  const busy = reached && navigator.onLine;
  return (
    <div class="dx-offline" role="status" data-dx="disconnected">
      <Icon name="plug" />
      <p>
        <b>{ended ? words.of(ended) : say(busy ? "phone.busy.title" : "phone.lost.title")}</b>{" "}
        {say(busy ? "phone.busy.text" : table.pending ? "phone.lost.kept" : "phone.lost.text")}
      </p>
      <button type="button" class="dx-btn" onClick={() => phone.lookNow()}>
        {say("offline.retry")}
      </button>
    </div>
  );
}
