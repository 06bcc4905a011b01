/** A way to the table: its QR code, as large as the table when it is pressed, and its link to be followed or sent. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Invitation } from "../../protocol";
import { Copy } from "../../ui/copy";
import { useShareWords } from "./words";

interface Props {
  invitation: Invitation;
  /** No phone can follow it yet. */
  dim?: boolean;
  handle: string;
}

export function InvitationCard({ invitation, dim = false, handle }: Props) {
  const { say } = useShareWords();
  const link = useRef<HTMLAnchorElement>(null);
  const code = useRef<HTMLImageElement>(null);
  const [large, setLarge] = useState(false);
  // no phone reads a code of which a part is out of sight
  useEffect(() => {
    if (large) code.current?.scrollIntoView({ block: "nearest" });
  }, [large]);
  return (
    <>
      <button
        type="button"
        class="dx-qr"
        data-dim={dim || undefined}
        aria-pressed={large}
        aria-label={say("share.larger")}
        title={say("share.larger")}
        onClick={() => setLarge(!large)}
      >
        <img ref={code} src={invitation.picture} alt="" />
      </button>
      <div class="dx-code">
        <a ref={link} href={invitation.link} target="_blank" rel="noopener noreferrer" data-dx={handle}>
          {invitation.link}
        </a>
        <Copy text={invitation.link} label={say("share.copy")} shown={link} />
      </div>
    </>
  );
}
