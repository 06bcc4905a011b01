/** Lines that say what is wrong: nobody answers, or Python refused. */
import { Icon } from "../ui/icon";
import { useWords } from "./context";
import type { SaidKey } from "./words";

interface Props {
  online: boolean;
  /** What Python said it is busy with, before it fell silent. */
  busy?: SaidKey | undefined;
  onRetry(): void;
}

export function Disconnected({ online, busy, onRetry }: Props) {
  const { say } = useWords();
  if (online) return null;
  return (
    <div class="dx-offline" role="status" data-dx="disconnected">
      <Icon name="plug" />
      <p>
        {busy ? (
          say(busy)
        ) : (
          <>
            <b>{say("offline.title")}</b> {say("offline.text")}{" "}
            <span class="dx-offline-how">{say("lab.offline")}</span>
          </>
        )}
      </p>
      <button type="button" class="dx-btn" onClick={onRetry}>
        {say("offline.retry")}
      </button>
    </div>
  );
}

export function Refused({ message }: { message: string | undefined }) {
  return (
    <div role="alert" class="dx-refused">
      {message && (
        <p class="dx-trouble" data-dx="trouble">
          {message}
        </p>
      )}
    </div>
  );
}
