/** Setting the table: edition, seats, variants, and the Python line that does the same. */
import { useEffect, useRef, useState } from "preact/hooks";
import sheet from "../../css/setup.css";
import { asAsked, withEdition, withVariant } from "../../logic/draft";
import type { Checked, Draft, SetupData, VariantSwitch } from "../../protocol";
import { dressed } from "../../ui/dressed";
import { PythonLine } from "../../ui/python-line";
import { ErrorLine } from "../error-line";
import { How } from "../later";
import { AllRules } from "./all-rules";
import { Editions, OWN } from "./editions";
import { FaultLine } from "./fault-line";
import { GoOn } from "./go-on";
import { Seats } from "./seats";
import { Variants } from "./variants";
import { useSetup } from "./words";

const DEBOUNCE = 200; // ms

/** What is wrong stands on the page already: whoever presses Start is led to it. */
const FAULTY = "[aria-invalid=true], .dx-fault";

const UNCHECKED: Checked = { faults: [], line: "", summary: "", own: null };

export const Setup = dressed(sheet, ({ setup }: { setup: SetupData }) => {
  const { store, words, say } = useSetup();
  const [draft, setDraft] = useState<Draft>(setup.draft);
  const [checked, setChecked] = useState<Checked>(UNCHECKED);
  const [allRules, setAllRules] = useState(false);
  const [how, setHow] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const edition = setup.editions.find((one) => one.id === draft.edition);
  /** Own rules that were left for an edition: they are there to come back to. */
  const kept = useRef<Draft | null>(null);
  const newest = useRef(draft);
  /** One turn begins with what came of the one before. */
  const turned = useRef(Promise.resolve());
  const first = useRef(true);
  const asked = asAsked(draft, setup.draft);
  const players = draft.own ? checked.own?.players : edition?.players;

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
    newest.current = next;
    setDraft(next);
  };
  const become = (next: Draft, now: Checked) => {
    change(next);
    setChecked(now);
  };
  const chooseEdition = (id: string) => {
    if (draft.own) kept.current = draft;
    change(withEdition(draft, id, setup.variants));
  };
  const turnRules = (changes: Record<string, unknown>, back: string[] = []) => {
    turned.current = turned.current.then(async () => {
      const from = newest.current;
      const { reply } = await store.link.ask("turn", { draft: asAsked(from, setup.draft), changes, back });
      const now = newest.current;
      const left = now.edition !== from.edition || now.own !== from.own;
      if (reply.ok && !left) become({ ...now, own: reply.draft.own }, reply.checked);
    });
  };
  const chooseOwn = () => {
    if (kept.current) change({ ...draft, edition: kept.current.edition, own: kept.current.own });
    else turnRules({});
  };
  const turnVariant = ({ id, changes }: VariantSwitch, on: boolean) => {
    if (draft.own) turnRules(on ? changes : {}, on ? [] : Object.keys(changes));
    else change(withVariant(draft, id, on));
  };
  const start = (event: Event) => {
    event.preventDefault();
    store.start(asked, (faults) => {
      setChecked((now) => ({ ...now, faults }));
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(FAULTY)?.focus());
    });
  };
  const faultAt = (where: string) => checked.faults.find((one) => one.where === where)?.message ?? "";
  // what is wrong is said once, beside what has it: only what a check cannot find is said at Start
  const shownElsewhere = (where: string) =>
    where === "edition" ||
    where === "seats" ||
    (where.endsWith(".name") && Number(where.split(".")[1]) < draft.seats.length) ||
    setup.variants.some((variant) => where === `variants.${variant.id}`);

  return (
    <form class="dx-set" ref={box} onSubmit={start} noValidate>
      <div class="dx-set-h dx-set-top">
        <h2 class="dx-set-title">{say("setup.title")}</h2>
        <button type="button" class="dx-link" data-dx="how" onClick={() => setHow(true)}>
          {say("how.open")}
        </button>
        <GoOn games={setup.resumable} />
      </div>
      <ErrorLine where="resume" />
      <Editions
        editions={setup.editions}
        value={draft.own ? OWN : draft.edition}
        fault={faultAt("edition")}
        ownPicture={setup.own_picture}
        own={checked.own}
        onChange={chooseEdition}
        onOwn={chooseOwn}
        onTurnRules={() => setAllRules(true)}
      />
      <div class="dx-set-two">
        <Seats
          draft={draft}
          setup={setup}
          note={players ? say("setup.seats_of", { n: draft.seats.length, players }) : ""}
          faultAt={faultAt}
          onChange={change}
        />
        <div>
          <Variants draft={draft} setup={setup} faultAt={faultAt} onTurn={turnVariant} />
          <p class="dx-note">
            {checked.summary || (!draft.own && words.of(edition?.summary))}{" "}
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
          {checked.faults.length === 0 && <ErrorLine where="start" />}
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
      {how && (
        <How
          mode={edition?.mode ?? "storyteller"}
          onRules={() => {
            setHow(false);
            setAllRules(true);
          }}
          onClose={() => setHow(false)}
        />
      )}
      {allRules && <AllRules draft={asked} onTurned={become} onClose={() => setAllRules(false)} />}
    </form>
  );
});
