/** A postcard of the game: drawn in the page, saved as a picture. */
import { useEffect, useRef, useState } from "preact/hooks";
import { bestClue, bestDecoy, playersPlaces, progress } from "../../logic/memories";
import { victory } from "../../logic/victory";
import type { PublicView } from "../../protocol";
import { type Kept, saveFile } from "../../store/save-file";
import { PythonLine } from "../../ui/python-line";
import { useTable } from "../context";
import { useReply } from "../use-reply";
import { drawPostcard, HIGH, WIDE } from "./draw-postcard";
import { useKeepsakeWords } from "./words";

export function PostcardPage({ view, turns }: { view: PublicView; turns: readonly PublicView[] }) {
  const { store } = useTable();
  const words = useKeepsakeWords();
  const { say, count } = words;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [kept, setKept] = useState<Kept | "failed" | "">("");
  const dealt = useReply(() => store.link.ask("same_hands", {}));
  const places = playersPlaces(view);
  const clue = bestClue(turns);
  const decoy = bestDecoy(turns);
  const title = victory(view, store.words);
  const quote = clue ? say("clue.quoted", { text: clue.text }) : "";
  const urls = [clue?.card, decoy?.card].map((id) => (id && store.pictures.get(id)?.url) || "");
  const name = `dixit-${dealt?.ok ? dealt.seed : view.revision}.png`;

  useEffect(() => {
    let gone = false;
    void Promise.all(urls.map(picture)).then(([first, second]) => {
      const pen = canvas.current?.getContext("2d");
      if (gone || !pen || !canvas.current) return;
      const style = getComputedStyle(canvas.current);
      const of = (property: string) => style.getPropertyValue(property).trim();
      drawPostcard(pen, {
        title,
        subtitle: `${count("over.points", places[0]?.score ?? 0)}, ${count("over.after", turns.length)}`,
        players: view.players,
        colours: view.players.map((_, at) => ({
          fill: of(`--dx-p${(at % 12) + 1}`),
          ink: of(`--dx-p${(at % 12) + 1}i`) || "#fff",
        })),
        places,
        clue: clue && {
          picture: first ?? null,
          head: quote,
          text: count("over.best_clue", clue.found, { name: clue.by, found: clue.found, all: clue.of }),
        },
        decoy: decoy && {
          picture: second ?? null,
          head: say("over.best_decoy", { name: decoy.by }),
          text: count("over.decoy_votes", decoy.votes, { clue: decoy.clue }),
        },
        lines: view.players.map((player) => progress(turns, player)),
        dealt: dealt?.ok ? say("keep.seed", { seed: dealt.seed }) : "",
        serif: of("--dx-serif") || "serif",
        sans: of("--dx-sans") || "sans-serif",
      });
    });
    return () => {
      gone = true;
    };
  }, [...urls, dealt, words.language]);

  const save = async () => {
    setKept(""); // until this one is
    const file = await new Promise<Blob | null>((made) => {
      if (canvas.current?.toBlob) canvas.current.toBlob(made, "image/png");
      else made(null);
    });
    setKept(file ? await saveFile(name, file) : "failed");
  };
  return (
    <section>
      <h3 class="dx-h3">{say("keep.card")}</h3>
      <canvas
        ref={canvas}
        class="dx-postcard"
        width={WIDE}
        height={HIGH}
        role="img"
        aria-label={say("keep.card_alt", { title, clue: quote })}
      />
      <button type="button" class="dx-btn" data-dx="save-postcard" onClick={save}>
        {say("keep.card_save")}
      </button>
      <p class="dx-dim" role="status">
        {kept && kept !== "not" && say(`keep.card_${kept}`, { name })}
      </p>
      {dealt?.ok && (
        <>
          <h3 class="dx-h3">{say("keep.same_hands")}</h3>
          <PythonLine line={dealt.line} />
        </>
      )}
    </section>
  );
}

/** A picture, once it can be drawn; null where there is none. */
async function picture(url: string): Promise<HTMLImageElement | null> {
  if (!url) return null;
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => image,
    () => null,
  );
}
