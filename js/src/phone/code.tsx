/** For those who cannot scan: the code that stands beside the QR code. */
import { useState } from "preact/hooks";
import { usePhone } from "./context";
import { Sheet } from "./sheet";

const LETTERS = 6;

export function Code({ why }: { why: string }) {
  const { phone, say } = usePhone();
  const [code, setCode] = useState("");
  const written = code.replace(/[^\p{L}\p{N}]/gu, "");
  return (
    <Sheet phase="code" title={say("phone.code.title")} text={say("phone.code.text")}>
      <form
        class="dx-door-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (written.length === LETTERS) phone.enterCode(written);
        }}
      >
        <input
          class="dx-input dx-door-code"
          data-dx="join-code"
          aria-label={say("phone.code.label")}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          maxLength={12}
          value={code}
          onInput={(event) => setCode(event.currentTarget.value.toUpperCase())}
        />
        {why && (
          <p class="dx-trouble" role="alert">
            {why}
          </p>
        )}
        <button
          type="submit"
          class="dx-btn dx-btn-main"
          data-dx="join-enter"
          disabled={written.length !== LETTERS}
        >
          {say("phone.code.enter")}
        </button>
      </form>
    </Sheet>
  );
}
