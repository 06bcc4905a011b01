/** Setting the table: edition, seats, variants, and the Python line that does the same. */
import { useEffect, useRef, useState } from "preact/hooks";
import { asAsked, withEdition } from "../../logic/draft";
import type { Checked, Draft, SetupData } from "../../protocol";
import { PythonLine } from "../../ui/python-line";
import { ErrorLine } from "../error-line";
import { RulesPanel } from "../rules";
import { Editions } from "./editions";
import { FaultLine } from "./fault-line";
import { Seats } from "./seats";
import { Variants } from "./variants";
import { useSetup } from "./words";

const DEBOUNCE = 200; // ms

const UNCHECKED: Checked = { faults: [], line: "", summary: "" };

export function Setup({ setup }: { setup: SetupData }) {
  const { store, words, say } = useSetup();
  const [draft, setDraft] = useState<Draft>(setup.draft);
  const [checked, setChecked] = useState<Checked>(UNCHECKED);
  const [allRules, setAllRules] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const edition = setup.editions.find((one) => one.id === draft.edition);
  const first = useRef(true);
  const asked = asAsked(draft, setup.draft);

  useEffect(() => {
    let stale = false;
    const timer = setTimeout(
      () => {
        void store.link.ask("check", { draft: asked }).then(({ reply }) => {
          if (!stale && reply.ok) setChecked(reply);
        });
      },
      first.current ? 0 : DEBOUNCE,
    );
    first.current = false;
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [draft, words.language]);

  const change = (next: Draft) => {
    store.forgive();
    setDraft(next);
  };
  const start = (event: Event) => {
    event.preventDefault();
    store.start(asked, (faults) => {
      if (faults.length) setChecked((now) => ({ ...now, faults }));
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
    });
  };
  const faultAt = (where: string) => checked.faults.find((one) => one.where === where)?.message ?? "";
  const shownElsewhere = (where: string) =>
    where === "edition" ||
    where === "seats" ||
    (where.endsWith(".name") && Number(where.split(".")[1]) < draft.seats.length) ||
    setup.variants.some((variant) => where === `variants.${variant.id}`);
  const { resumable } = setup;

  return (
    <form class="dx-set" ref={box} onSubmit={start} noValidate>
      <div class="dx-set-h dx-set-top">
        <h2 class="dx-set-title">{say("setup.title")}</h2>
        {resumable && store.may("resume") && (
          <button
            type="button"
            class="dx-btn dx-btn-quiet dx-resume"
            data-dx="resume"
            disabled={store.pending !== null}
            onClick={() => store.resume()}
          >
            <span>
              {say("setup.resume")}
              <small class="dx-dim dx-num">
                {say("setup.resume_what", { names: words.names(resumable.players), turn: resumable.turn })}
              </small>
            </span>
          </button>
        )}
      </div>
      <ErrorLine where="resume" />
      <Editions
        editions={setup.editions}
        value={draft.edition}
        fault={faultAt("edition")}
        onChange={(id) => change(withEdition(draft, id, setup.variants))}
      />
      <div class="dx-set-two">
        <Seats
          draft={draft}
          setup={setup}
          note={edition ? say("setup.seats_of", { n: draft.seats.length, players: edition.players }) : ""}
          faultAt={faultAt}
          onChange={change}
        />
        <div>
          <Variants draft={draft} setup={setup} faultAt={faultAt} onChange={change} />
          <p class="dx-note">
            {checked.summary || words.of(edition?.summary)}{" "}
            <button type="button" class="dx-link" onClick={() => setAllRules(true)}>
              {say("setup.all_rules")}
            </button>
          </p>
        </div>
      </div>
      <div class="dx-start">
        <PythonLine line={checked.line} />
        <div class="dx-start-go">
          {checked.faults
            .filter(({ where }) => !shownElsewhere(where))
            .map(({ where, message }) => (
              <FaultLine key={where} text={message} />
            ))}
          <ErrorLine where="start" />
          <button
            type="submit"
            class="dx-btn dx-btn-main"
            data-dx="start"
            data-dx-focus
            disabled={store.pending !== null}
          >
            {say(store.pending === "start" ? store.waiting : "setup.start")}
          </button>
        </div>
      </div>
      {allRules && <RulesPanel draft={asked} onClose={() => setAllRules(false)} />}
    </form>
  );
}
