/** The whole page of a player’s own device: which way it has come, then the table’s own screens. */
import { Clock } from "../screens/clock";
import { Moment } from "../screens/moment";
import { NoticeLine } from "../screens/offline";
import { TablePage } from "../screens/table-page";
import { useChanges } from "../ui/context";
import { useAttention } from "./attention";
import { PhoneContext, usePhone } from "./context";
import type { PhoneStore } from "./phone-store";
import { Silence } from "./silence";
import { useCardInSight } from "./use-card-in-sight";
import { SitDown, Waiting } from "./waiting";
import { WayIn } from "./way-in";
import { Who } from "./who";

export function Phone({ phone }: { phone: PhoneStore }) {
  useChanges(phone);
  useAttention(phone);
  return (
    <PhoneContext.Provider value={phone}>
      <main>
        <Stage />
      </main>
    </PhoneContext.Provider>
  );
}

function Stage() {
  const { phone } = usePhone();
  const { stage, table } = phone;
  if (stage.at !== "in") return <WayIn />;
  const seated = table.seat !== "" || phone.watching;
  if (!seated || (!table.newest && !phone.gathers)) return <Who />;
  if (!table.shown) return <Waiting />;
  return <AtTable />;
}

/** The table, on a device of one’s own. */
export function AtTable() {
  const { phone } = usePhone();
  const { table } = phone;
  useCardInSight(phone);
  if (!table.shown) return null;
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
