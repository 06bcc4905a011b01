/** The sheet of a deck: its head stays, its cards scroll. */
import { useRef, useState } from "preact/hooks";
import { TeachingProvider } from "../teaching/context";
import { Disconnected, Refused } from "../teaching/notices";
import { useChanges } from "../ui/context";
import { Page } from "../ui/page";
import { PythonLine } from "../ui/python-line";
import { Zoom } from "../ui/zoom";
import { CaptionedPicture } from "./card";
import type { DeckSheetStore } from "./store";

export function DeckSheetRoot({ store }: { store: DeckSheetStore }) {
  useChanges(store);
  const { theme } = store;
  return (
    <TeachingProvider store={store}>
      <Page
        language={store.words.language}
        theme={theme}
        screen="deck-sheet"
        data={{ "data-phase": "deck-sheet", "data-revision": store.trait("summary").revision }}
      >
        <Disconnected online={store.online} onRetry={() => store.link.knock()} />
        <DeckSheet store={store} />
      </Page>
    </TeachingProvider>
  );
}

/** The field after this one; what is folded away is passed over. */
function nextField(list: HTMLElement, field: Element): HTMLElement | undefined {
  const fields = [...list.querySelectorAll<HTMLElement>("[data-dx=caption]")];
  return fields
    .slice(fields.indexOf(field as HTMLElement) + 1)
    .find((one) => !one.closest("details:not([open])"));
}

function DeckSheet({ store }: { store: DeckSheetStore }) {
  const { words, list, file } = store;
  const { say } = words;
  const summary = store.trait("summary");
  const place = useRef<HTMLUListElement>(null);
  const last = useRef<HTMLElement | null>(null);
  const [looking, look] = useState<number | null>(null);
  const goToSilent = () => {
    const silent = [
      ...(place.current?.querySelectorAll<HTMLElement>("[data-silent] [data-field=concepts]") ?? []),
    ];
    const from = last.current;
    const follows = (one: Element) =>
      !from || from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    last.current = silent.find(follows) ?? silent[0] ?? null;
    last.current?.focus();
  };
  return (
    <>
      <div class="dx-caphead">
        <h2 class="dx-h">{say("captions.title")}</h2>
        <p class="dx-dim" role="status" data-dx="silent">
          {summary.silent
            ? words.count("captions.silent", summary.silent, { all: summary.cards })
            : say("captions.all")}
        </p>
        {summary.silent > 0 && (
          <button type="button" class="dx-btn" data-dx="next-silent" onClick={goToSilent}>
            {say("captions.next")}
          </button>
        )}
        <span class="dx-capsteps">
          <button
            type="button"
            class="dx-btn"
            data-dx="undo"
            aria-disabled={!summary.undo}
            onClick={() => summary.undo && store.step(-1)}
          >
            {say("captions.undo")}
          </button>
          <button
            type="button"
            class="dx-btn"
            data-dx="redo"
            aria-disabled={!summary.redo}
            onClick={() => summary.redo && store.step(1)}
          >
            {say("captions.redo")}
          </button>
        </span>
      </div>
      <p class="dx-dim dx-caphow">{say("captions.how")}</p>
      <Refused message={store.refused?.message} />
      {list ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        <section class="dx-capscroll" tabIndex={0} aria-label={say("captions.cards")}>
          <ul class="dx-caps" ref={place}>
            {list.cards.map((card, at) => (
              <CaptionedPicture
                key={card.id}
                store={store}
                card={card}
                onLook={() => look(at)}
                onNext={(field) => place.current && nextField(place.current, field)?.focus()}
              />
            ))}
          </ul>
        </section>
      ) : (
        <p class="dx-dim dx-caphow">{say("captions.loading")}</p>
      )}
      <div class="dx-capfoot">
        <PythonLine line={list?.line ?? ""} />
        <button type="button" class="dx-btn" data-dx="save" onClick={() => void store.save()}>
          {say("captions.save")}
        </button>
        <p class="dx-dim" role="status">
          {file && file.kept !== "not" && say(`captions.${file.kept}`, { name: file.name })}
        </p>
      </div>
      {looking !== null && list && (
        <Zoom cards={list.cards.map(({ id }) => id)} at={looking} onClose={() => look(null)} />
      )}
    </>
  );
}
