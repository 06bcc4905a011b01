/** Up to three rule sets side by side: what they come to, and every rule in which they differ. */
import { useState } from "preact/hooks";
import type { Family } from "../protocol";
import { FAMILIES } from "../turning/families";
import { useTold } from "../turning/told";
import { Icon } from "../ui/icon";
import { useExplorer } from "./context";
import { Refusal } from "./refusal";

const LONGEST = 40;

export function Compare() {
  const { store, words, say } = useExplorer();
  const { columns, differences } = store.trait("sheet");
  const told = useTold();
  return (
    <>
      <div class="dx-xasks">
        <Choose column="against" />
        <Choose column="beside" />
        <Keep />
      </div>
      <Refusal of={["compare", "keep", "forget"]} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section class="dx-xtable-box" tabIndex={0} aria-label={say("told.label")}>
        <table class="dx-xtable" data-dx="compared">
          <thead>
            <tr>
              <th scope="col">{say("explorer.compare.rule")}</th>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {words.of(column.name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {FAMILIES.map((family: Family) => (
              <tr key={family}>
                <th scope="row">{say(`explorer.compare.${family}`)}</th>
                {columns.map((column, at) => (
                  <td key={at} class="dx-num">
                    {told.briefly(family, column.judged)}
                  </td>
                ))}
              </tr>
            ))}
            {differences.map(({ field, name, values }) => (
              <tr key={field} data-field={field}>
                <th scope="row">{words.of(name)}</th>
                {values.map((value, at) => (
                  <td key={at} data-differs={words.of(value) !== words.of(values[0]) || undefined}>
                    {words.of(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {differences.length === 0 && <p class="dx-dim">{say("explorer.compare.no_difference")}</p>}
      </section>
    </>
  );
}

function Choose({ column }: { column: "against" | "beside" }) {
  const { store, words, say } = useExplorer();
  const { kept } = store.trait("state");
  const editions = store.trait("sheet").editions.map(({ id, name }) => ({ id, name: words.of(name) }));
  const choices = [...editions, ...kept.map((name) => ({ id: name, name }))];
  return (
    <label class="dx-xpick">
      <span class="dx-dim">{say(`explorer.compare.${column}`)}</span>
      <select
        class="dx-sel"
        data-dx={column}
        value={store.trait("state")[column]}
        onChange={(event) => store.change("compare", { column, choice: event.currentTarget.value })}
      >
        {column === "beside" && <option value="">{say("explorer.compare.nobody")}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Rules of one's own, by name: kept, turned to, forgotten. */
function Keep() {
  const { store, say } = useExplorer();
  const [name, setName] = useState("");
  const { kept } = store.trait("state");
  return (
    <>
      <form
        class="dx-xpick"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await store.ask("keep", { name })) setName("");
        }}
      >
        <label class="dx-xpick">
          <span class="dx-dim">{say("explorer.keep")}</span>
          <input
            class="dx-name"
            type="text"
            maxLength={LONGEST}
            data-dx="keep-name"
            value={name}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="dx-btn" data-dx="keep">
          {say(kept.includes(name.trim()) ? "explorer.keep.replace" : "explorer.keep.go")}
        </button>
      </form>
      {kept.length > 0 && (
        <ul class="dx-xkept">
          {kept.map((each) => (
            <li key={each}>
              <button type="button" class="dx-btn" onClick={() => store.change("take", { choice: each })}>
                {say("explorer.keep.back_to", { name: each })}
              </button>
              <button
                type="button"
                class="dx-iconbtn"
                aria-label={say("explorer.keep.forget", { name: each })}
                onClick={() => store.change("forget", { name: each })}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
