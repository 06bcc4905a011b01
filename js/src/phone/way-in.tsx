/** A device that is not in yet, or not any more: a code to type, the way there, why it ended. */
import { Code } from "./code";
import { usePhone } from "./context";
import { Sheet } from "./sheet";

export function WayIn() {
  const { phone, words, say } = usePhone();
  const { stage } = phone;
  if (stage.at === "code") return <Code why={words.of(stage.why)} />;
  if (stage.at === "coming") return <Sheet phase="coming" title={say("phone.coming")} />;
  if (stage.at === "in") return null;
  return (
    <Sheet phase="gone" title={words.of(stage.why)}>
      <button
        type="button"
        class="dx-btn dx-btn-main"
        data-dx="join-again"
        onClick={() => phone.enterAgain()}
      >
        {say(phone.hasKey ? "phone.gone.here" : "phone.gone.again")}
      </button>
    </Sheet>
  );
}
