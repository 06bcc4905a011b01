/** The clue phase: the storyteller's form, the race for the first clue, and listening. */
import { useRef, useState } from "preact/hooks";
import { isHeard, visible } from "../logic/clue";
import { toggled } from "../logic/hand";
import type { Recording } from "../logic/recording";
import type { ClueKind, OptionsShape, PublicView } from "../protocol";
import { MoonBig } from "../ui/moon";
import { colours, Rabbit } from "../ui/rabbit";
import { Segmented } from "../ui/segmented";
import { useMeta } from "./clue-banner";
import { useTable } from "./context";
import { ErrorLine } from "./error-line";
import { FaceDown, Fan } from "./fan";
import { Recorder } from "./later";
import { interrupted } from "./sound/interrupted";
import { useUnsent } from "./use-unsent";
import { Away } from "./waiting";

const LONGEST = 200;

export function Clue({ view }: { view: PublicView }) {
  const { store } = useTable();
  if (!store.may("act")) return <Listen view={view} />;
  if (store.options?.kind === "clue") return <Tell view={view} options={store.options} />;
  if (view.waiting_for.includes(store.seat)) return <Soon view={view} />;
  if (!view.storyteller && store.seat === "") return <Race view={view} />;
  return <Listen view={view} />;
}

interface HeadProps {
  view: PublicView;
  title: string;
  text: string;
  waiting?: boolean;
}

function Head({ view, title, text, waiting = false }: HeadProps) {
  const meta = useMeta(view);
  return (
    <div class="dx-tell-head">
      <MoonBig />
      <div>
        <h2 class="dx-h" tabIndex={-1} data-dx-focus={waiting || undefined} dir="auto">
          {title}
          {waiting && (
            <span class="dx-dots" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          )}
        </h2>
        <p class="dx-dim">{text}</p>
      </div>
      <span class="dx-clue-meta dx-num">{meta}</span>
    </div>
  );
}

function Tell({ view, options }: { view: PublicView; options: OptionsShape }) {
  const { store, say } = useTable();
  const { cards, clue_kinds: kinds } = options;
  const [kind, setKind] = useState<ClueKind>(() => interrupted(kinds) ?? kinds[0] ?? "text");
  const [recorded, setRecorded] = useState<Recording | null>(null);
  const [recording, setRecording] = useState(false);
  const [[text, chosen], setUnsent] = useUnsent<[string, string[]]>(view, ["", []]);
  const field = useRef<HTMLInputElement>(null);
  // on a touch screen the keyboard would come up and cover the hand
  const types = matchMedia("(hover: hover)").matches;
  const race = !view.storyteller;
  const unseen = cards.length === 0;
  const wordless = kind === "sung" || kind === "mimed";
  const heard = isHeard(kind) ? recorded : null;
  const said = wordless || heard || visible(text);
  const able = (unseen || chosen[0]) && said && !recording;
  const busy = store.submitted;

  const tell = (event: Event) => {
    event.preventDefault();
    if (!able || busy) return;
    store.act({ action: "give_clue", card: chosen[0] ?? null, text, kind }, heard?.bytes);
  };

  return (
    <div class="dx-stage dx-tell">
      <Head
        view={view}
        title={say(race ? "tell.race" : "tell.title")}
        text={say(unseen ? "tell.unseen" : race ? "tell.race_how" : "tell.how")}
      />
      {unseen ? (
        <FaceDown count={view.hand_sizes[store.seat] ?? 0} />
      ) : (
        <Fan
          cards={cards}
          chosen={chosen}
          disabled={busy}
          waits={types}
          onToggle={(id) => {
            store.forgive();
            setUnsent([text, toggled(chosen, id, 1)]);
            if (types) field.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <form class="dx-form" onSubmit={tell}>
        {kinds.length > 1 && (
          <div class="dx-form-row">
            <Segmented
              label={say("tell.kinds")}
              value={kind}
              choices={kinds.map((value) => ({ value, label: say(`kind.${value}`), icon: value }))}
              onChange={(value) => setKind(value)}
            />
          </div>
        )}
        {isHeard(kind) && (
          <Recorder
            kind={kind}
            recording={recorded}
            disabled={busy}
            onBusy={setRecording}
            onTaken={(taken) => {
              store.forgive();
              setRecorded(taken);
            }}
          />
        )}
        <input
          class="dx-input"
          data-dx="clue"
          ref={field}
          data-dx-focus={types || unseen || undefined}
          dir="auto"
          aria-label={say("tell.clue")}
          placeholder={say(heard ? "tell.placeholder.heard" : `tell.placeholder.${kind}`)}
          maxLength={LONGEST}
          autocomplete="off"
          enterkeyhint="send"
          value={text}
          readOnly={busy}
          onInput={(event) => {
            store.forgive();
            setUnsent([event.currentTarget.value, chosen]);
          }}
        />
        <button type="submit" class="dx-btn dx-btn-main" data-dx="send" disabled={!able || busy}>
          {say(store.pending === "clue" ? store.waiting : heard ? "tell.send.sound" : `tell.send.${kind}`)}
        </button>
        <ErrorLine where={["clue", "begin"]} />
        {race && store.botsMayBegin && (
          <div class="dx-form-row dx-begin">
            <span class="dx-dim">{say("race.or")}</span>
            <button
              type="button"
              class="dx-btn"
              data-dx="let-others"
              disabled={busy}
              onClick={() => store.letOthersBegin()}
            >
              {say("race.let_others")}
            </button>
          </div>
        )}
      </form>
    </div>
  );
}

/** Nobody has told yet: whoever of those at this screen has a clue takes it; others have screens of their own. */
function Race({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const { here } = store.seating;
  return (
    <div class="dx-stage dx-tell">
      <Head view={view} title={say("race.who")} text={say(here.length ? "race.who_how" : "race.open_how")} />
      {here.length > 0 && (
        <ul class="dx-race">
          {here.map((name, order) => {
            const at = view.players.indexOf(name);
            return (
              <li key={name}>
                <button
                  type="button"
                  class="dx-btn dx-race-btn dx-p"
                  style={colours(at)}
                  data-dx="pass"
                  data-player={name}
                  data-dx-focus={order === 0 || undefined}
                  disabled={store.pending === "sit"}
                  onClick={() => store.sit(name)}
                >
                  <Rabbit at={at} />
                  <span dir="auto">{say("pass.i_am", { name })}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <ErrorLine where={["sit", "begin"]} />
      {store.botsMayBegin && (
        <div class="dx-begin">
          <span class="dx-dim">{say("race.nobody")}</span>
          <button
            type="button"
            class="dx-btn"
            data-dx="let-others"
            disabled={store.submitted}
            onClick={() => store.letOthersBegin()}
          >
            {say("race.let_others")}
          </button>
        </div>
      )}
    </div>
  );
}

/** It is one's turn, and the hand is on its way. */
function Soon({ view }: { view: PublicView }) {
  const { say } = useTable();
  return (
    <div class="dx-stage dx-tell">
      <Head
        view={view}
        title={say(view.storyteller ? "tell.title" : "tell.race")}
        text={say("panel.loading")}
      />
    </div>
  );
}

function Listen({ view }: { view: PublicView }) {
  const { store, say } = useTable();
  const hand = store.private?.hand ?? [];
  const name = view.storyteller;
  const you = name !== null && name === store.seat; // in a replay: at the table there is the form
  return (
    <div class="dx-stage dx-tell">
      <Head
        waiting
        view={view}
        title={you ? say("tell.title") : name ? say("listen.title", { name }) : say("race.open")}
        text={say(
          you
            ? hand.length
              ? "tell.how"
              : "tell.unseen"
            : hand.length
              ? "listen.look"
              : name
                ? "listen.how"
                : "race.open_how",
        )}
      />
      <Away view={view} />
      {hand.length > 0 && <Fan cards={hand} />}
      {store.seat && hand.length === 0 && <FaceDown count={view.hand_sizes[store.seat] ?? 0} />}
    </div>
  );
}
