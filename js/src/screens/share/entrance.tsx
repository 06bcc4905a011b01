/** How people come in: QR code, link, code to type, and from where the door is open. */
import { Trouble } from "../error-line";
import { InvitationCard } from "./invitation";
import { leadsFar, type Sharing } from "./use-shared";
import { useShareWords } from "./words";

export function Entrance({ sharing }: { sharing: Sharing }) {
  const { say } = useShareWords();
  const { shared, error } = sharing;
  if (!shared) return error ? <Trouble text={error} /> : <p class="dx-dim">{say("share.opening")}</p>;
  const { invitation, code, network, can_network: choosable, others } = shared;
  const { host, pathname } = new URL(invitation.link);
  const far = leadsFar(shared);
  return (
    <div class="dx-entrance">
      {choosable ? (
        <label class="dx-switch">
          <span>
            <b>{say("share.network")}</b>
            <small>{shared.reach}</small>
          </span>
          <input
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
            role="switch"
            data-dx="share-network"
            checked={network}
            onChange={(event) => sharing.widen(event.currentTarget.checked)}
          />
          <i />
        </label>
      ) : (
        <p class="dx-dim">{shared.reach}</p>
      )}
      {error && <Trouble text={error} />}
      <p class="dx-h3">{say(far ? "share.scan" : "share.scan_later")}</p>
      <InvitationCard invitation={invitation} dim={!far} handle="share-link" />
      <p>
        {say("share.type", { place: host + pathname.replace(/\/$/, "") })}
        <b class="dx-passcode">{code}</b>
      </p>
      {others.length > 0 && (
        <details class="dx-others">
          <summary>{say("share.others")}</summary>
          <ul>
            {others.map((link) => (
              <li key={link}>{link}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
