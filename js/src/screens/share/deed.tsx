/** Something that can be done about somebody who came with a device. */
import { Icon, type IconName } from "../../ui/icon";
import { useTable } from "../context";

interface Props {
  handle: string;
  icon: IconName;
  label: string;
  /** Whether what it opens is open, where it opens something. */
  open?: boolean;
  act(): void;
}

export function Deed({ handle, icon, label, open, act }: Props) {
  const busy = useTable().store.pending === "release";
  return (
    <button
      type="button"
      class="dx-iconbtn"
      data-dx={handle}
      aria-label={label}
      aria-expanded={open}
      title={label}
      aria-disabled={busy || undefined}
      onClick={() => busy || act()}
    >
      <Icon name={icon} />
    </button>
  );
}
