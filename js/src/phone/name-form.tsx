/** Somebody says by what name they come. */
import type { InputHTMLAttributes } from "preact";
import { useState } from "preact/hooks";
import type { PhoneStore } from "./phone-store";

interface Props {
  phone: PhoneStore;
  label: string;
  longest: number;
  autocomplete: InputHTMLAttributes["autocomplete"];
  /** What the button says. */
  come: string;
  mayBeEmpty?: boolean;
}

export function NameForm({ phone, label, longest, autocomplete, come, mayBeEmpty = false }: Props) {
  const [name, setName] = useState("");
  const ready = !phone.taking && (mayBeEmpty || name.trim() !== "");
  return (
    <form
      class="dx-door-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void phone.take(name);
      }}
    >
      <input
        class="dx-input"
        data-dx="join-name"
        dir="auto"
        aria-label={label}
        placeholder={label}
        autocomplete={autocomplete}
        enterkeyhint="go"
        maxLength={longest}
        value={name}
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="dx-btn dx-btn-main" data-dx="join" disabled={!ready}>
        {phone.taking ? phone.words.say("act.sending") : come}
      </button>
    </form>
  );
}
