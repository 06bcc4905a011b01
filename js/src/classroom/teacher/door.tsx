/** How students come in: large until something is asked or played. */
import { useEffect, useState } from "preact/hooks";
import { Entrance } from "../../screens/share/entrance";
import { useShared } from "../../screens/share/use-shared";
import { useComingWords } from "../../screens/share/words";
import { useClass } from "./context";

export function Door() {
  const { store, register, say } = useClass();
  const isOn = register.question !== null || register.tables.length > 0;
  const [isOpen, setOpen] = useState(!isOn);
  useEffect(() => {
    if (isOn) setOpen(false);
  }, [isOn]);
  return (
    <aside class="dx-class-door">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary data-dx="how">{say("register.how")}</summary>
        {isOpen && <HowToComeIn />}
      </details>
      <label class="dx-switch">
        <span>
          <b>{say("register.door")}</b>
          <small>{say("register.door.note")}</small>
        </span>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          data-dx="newcomers"
          checked={register.is_open}
          onChange={(event) => store.setOpen(event.currentTarget.checked)}
        />
        <i />
      </label>
    </aside>
  );
}

function HowToComeIn() {
  const sharing = useShared("");
  return useComingWords() && <Entrance sharing={sharing} />;
}
