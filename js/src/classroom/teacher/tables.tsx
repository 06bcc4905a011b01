/** A wall of small tables, while they are played at. */
import type { WallTable } from "../../protocol";
import { Icon } from "../../ui/icon";
import { colours, Rabbit } from "../../ui/rabbit";
import { useClass } from "./context";
import { Sure } from "./sure";

export function Wall() {
  const { store, register, say } = useClass();
  const { tables } = register;
  const isMixed = new Set(tables.map(({ rules }) => rules.en)).size > 1;
  const isDone = tables.every(({ is_done }) => is_done);
  return (
    <section class="dx-class-part" aria-label={say("register.tables")}>
      <ul class="dx-wall">
        {tables.map((table) => (
          <Small key={table.number} table={table} mixed={isMixed} alone={tables.length === 1} />
        ))}
      </ul>
      <div class="dx-class-deeds">
        {!isDone && (
          <>
            <button type="button" class="dx-btn" data-dx="time" onClick={() => store.giveTime(30)}>
              {say("register.time")}
            </button>
            <button type="button" class="dx-btn" data-dx="advance" onClick={() => store.advance()}>
              <Icon name="fast" /> {say("register.advance")}
            </button>
          </>
        )}
        <Sure
          label={say("register.clear")}
          warning={isDone ? "" : say("register.clear.sure")}
          handle="clear"
          onSure={() => store.do("clear_tables")}
        />
      </div>
    </section>
  );
}

function Small({ table, mixed, alone }: { table: WallTable; mixed: boolean; alone: boolean }) {
  const { store, words, say } = useClass();
  const { number, seats, turn, turns, awaited, phase, is_done, is_slowest } = table;
  const phaseName = say(`register.phase.${phase}` as Parameters<typeof say>[0]);
  return (
    <li class="dx-small" data-dx="table" data-table={number} data-done={is_done || undefined}>
      <button
        type="button"
        class="dx-small-look"
        data-dx="watch"
        aria-pressed={store.watched === number}
        aria-label={say("register.show", { n: number })}
        onClick={() => void store.lookOn(number)}
      >
        <b>{say("register.table", { n: number })}</b>
        <span class="dx-dim dx-num">
          {is_done ? say("register.done") : `${say("register.turn", { turn, turns })} · ${phaseName}`}
        </span>
      </button>
      {mixed && <p class="dx-dim">{words.of(table.rules)}</p>}
      <ul class="dx-small-seats">
        {seats.map(({ name, here, score }, at) => (
          <li
            key={name}
            class="dx-p"
            style={colours(at)}
            title={name}
            data-here={here}
            data-awaited={awaited.includes(name) || undefined}
          >
            <Rabbit at={at} />
            <span class="dx-small-name" dir="auto">
              {name}
            </span>
            {here !== "yes" && <Icon name={here === "bot" ? "bot" : "plug"} />}
            <b class="dx-num">{words.written(score)}</b>
          </li>
        ))}
      </ul>
      {!is_done && awaited.length > 0 && (
        <p class="dx-dim dx-small-waits">
          {is_slowest && !alone && <b>{say("register.slowest")} · </b>}
          {say("register.waits", { names: words.names(awaited) })}
        </p>
      )}
    </li>
  );
}
