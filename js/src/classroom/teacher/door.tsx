/** How students come in: large while nobody has come, folded when they have. */
import { useState } from "preact/hooks";
import { Entrance } from "../../screens/share/entrance";
import { useShared } from "../../screens/share/use-shared";
import { useComingWords } from "../../screens/share/words";
import { useClass } from "./context";

export function Door({ isFolded }: { isFolded: boolean }) {
  const { store, register, say } = useClass();
  const [isOpen, setOpen] = useState(!isFolded);
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
