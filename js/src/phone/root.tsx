/** The whole page of a player’s own device: which way it has come, then the table’s own screens. */
import { Clock } from "../screens/clock";
import { Moment } from "../screens/moment";
import { NoticeLine } from "../screens/offline";
import { TablePage } from "../screens/table-page";
import { useChanges } from "../ui/context";
import { useAttention } from "./attention";
import { Code } from "./code";
import { PhoneContext, usePhone } from "./context";
import type { PhoneStore } from "./phone-store";
import { Sheet } from "./sheet";
import { Silence } from "./silence";
import { useCardInSight } from "./use-card-in-sight";
import { SitDown, Waiting } from "./waiting";
import { Who } from "./who";

export function Phone({ phone }: { phone: PhoneStore }) {
  useChanges(phone);
  useAttention(phone);
  useCardInSight(phone);
  return (
    <PhoneContext.Provider value={phone}>
      <main>
        <Stage />
      </main>
    </PhoneContext.Provider>
  );
}

function Stage() {
  const { phone, words, say } = usePhone();
  const { stage, table } = phone;
  if (stage.at === "code") return <Code why={words.of(stage.why)} />;
  if (stage.at === "coming") return <Sheet phase="coming" title={say("phone.coming")} />;
  if (stage.at === "gone")
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
  const seated = table.seat !== "" || phone.watching;
  if (!seated || (!table.newest && !phone.gathers)) return <Who />;
  if (!table.shown) return <Waiting />;
  return (
    <TablePage store={table}>
      <h1 class="dx-sr">Dixit</h1>
      <Top />
      <NoticeLine />
      <Moment view={table.shown} />
    </TablePage>
  );
}

function Top() {
  const { phone, say } = usePhone();
  return (
    <>
      <Silence />
      <Clock />
      {phone.watching && (
        <div class="dx-notice dx-watching">
          <p>{say("phone.watching")}</p>
          <SitDown />
        </div>
      )}
    </>
  );
}
