/** Who sits at the table: a name and a kind for every seat. */
import { useRef } from "preact/hooks";
import {
  asAsked,
  MOST_SEATS,
  nextCharacter,
  tableOf,
  withKind,
  withOneMore,
  withoutSeat,
  withSeat,
  withTable,
} from "../../logic/draft";
import type { Draft, Seat, SetupData } from "../../protocol";
import { Icon } from "../../ui/icon";
import { Rabbit } from "../../ui/rabbit";
import { type Choice, Segmented } from "../../ui/segmented";
import { FaultLine } from "./fault-line";
import { useSetup } from "./words";

const LONGEST = 40;

interface Props {
  draft: Draft;
  setup: SetupData;
  note: string;
  faultAt(where: string): string;
  onChange(draft: Draft): void;
}

export function Seats({ draft, setup, note, faultAt, onChange }: Props) {
  const { store, words, say } = useSetup();
  const { characters } = setup;
  const first = characters[0]?.id ?? "";
  const next = nextCharacter(draft, setup.everyday);
  const table = tableOf(draft, setup.tables);
  const chosen = setup.tables.find(({ id }) => id === table);
  const asked = asAsked(draft, setup.draft);
  const kinds: Choice<Seat["kind"]>[] = [
    { value: "person", label: say("setup.person"), icon: "person", iconOnly: true },
    { value: "bot", label: say("setup.bot"), icon: "bot", iconOnly: true },
  ];
  if (setup.remote)
    kinds.push({ value: "remote", label: say("setup.remote"), icon: "phone", iconOnly: true });
  const rows = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes away: the focus goes to the seat before it, or to where seats come from. */
  const moveFocus = (to: number) => {
    const all = rows.current?.querySelectorAll<HTMLElement>("[data-dx=remove-seat]");
    (all?.[to] ?? rows.current?.querySelector<HTMLElement>("[data-dx=add-seat]"))?.focus();
  };
  const remove = (at: number) => {
    if (at === draft.seats.length - 1) moveFocus(at - 1);
    onChange(withoutSeat(draft, at));
  };
  const add = () => {
    if (draft.seats.length === MOST_SEATS - 1) moveFocus(draft.seats.length - 1);
    onChange(withOneMore(draft, setup.bot_names[words.language] ?? [], next));
  };
  return (
    <fieldset>
      <legend class="dx-set-h">
        <span class="dx-h3">{say("setup.seats")}</span>
        {faultAt("seats") ? <FaultLine text={faultAt("seats")} /> : <span class="dx-dim dx-num">{note}</span>}
      </legend>
      {draft.seats.some(({ kind }) => kind === "bot") && (
        <div class="dx-bot-table">
          <span class="dx-dim">{say("setup.table")}</span>
          <Segmented
            label={say("setup.table")}
            value={table}
            choices={setup.tables.map(({ id, name }) => ({
              value: id,
              label: words.of(name),
              handle: `table-${id}`,
            }))}
            onChange={(id) =>
              onChange(withTable(draft, setup.tables.find((one) => one.id === id)?.characters ?? []))
            }
          />
          <small class="dx-dim" role="status">
            {words.of(chosen?.note)}
          </small>
        </div>
      )}
      <div class="dx-rows" ref={rows}>
        {asked.seats.map((seat, at) => {
          const name = seat.name || say("setup.seat_n", { n: at + 1 });
          const fault = faultAt(`seats.${at}.name`);
          const faultId = `${store.uid}-seat-${at}`;
          const known = characters.find((one) => one.id === (seat.character || first));
          return (
            <div key={at} class="dx-row">
              <Rabbit at={at} />
              <input
                class="dx-name"
                data-dx="seat-name"
                dir="auto"
                value={seat.name}
                readOnly={seat.kind === "remote"}
                placeholder={seat.kind === "remote" ? say("setup.whoever") : undefined}
                maxLength={LONGEST}
                autocomplete="off"
                spellcheck={false}
                aria-label={say("setup.name_of", { n: at + 1 })}
                aria-invalid={fault ? true : undefined}
                aria-describedby={fault ? faultId : undefined}
                onInput={(event) => onChange(withSeat(draft, at, { name: event.currentTarget.value }))}
              />
              <Segmented
                class="dx-kind"
                label={say("setup.kind_of", { name })}
                value={seat.kind}
                choices={kinds}
                onChange={(kind) => onChange(withKind(draft, at, kind, next))}
              />
              {seat.kind === "bot" && characters.length > 1 ? (
                <select
                  class="dx-sel"
                  aria-label={say("setup.character_of", { name })}
                  title={words.of(known?.note)}
                  value={seat.character || first}
                  onChange={(event) =>
                    onChange(withSeat(draft, at, { character: event.currentTarget.value }))
                  }
                >
                  {characters.map((character) => (
                    <option key={character.id} value={character.id}>
                      {words.of(character.name)}
                    </option>
                  ))}
                </select>
              ) : (
                <span class="dx-what">{say(`setup.${seat.kind}`)}</span>
              )}
              <button
                type="button"
                class="dx-iconbtn"
                data-dx="remove-seat"
                aria-label={say("setup.remove", { name })}
                onClick={() => remove(at)}
              >
                <Icon name="cross" />
              </button>
              <FaultLine text={fault} id={faultId} />
            </div>
          );
        })}
        {draft.seats.length < MOST_SEATS && (
          <button type="button" class="dx-add" data-dx="add-seat" onClick={add}>
            <Icon name="plus" /> {say("setup.add")}
          </button>
        )}
      </div>
    </fieldset>
  );
}
