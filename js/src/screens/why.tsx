/** A bot says why it did what it did in a turn: in its own words, with the cards it weighed. */
import sheet from "../css/why.css";
import type { PublicView, ReasonCard, ReasonPart } from "../protocol";
import { Card, useAlt } from "../ui/card";
import { dressed } from "../ui/dressed";
import { Icon } from "../ui/icon";
import { Panel } from "../ui/panel";
import { colours, Rabbit, Token } from "../ui/rabbit";
import { sentence } from "../words";
import { useAskingWords } from "./coming-words";
import { useTable } from "./context";
import { useReply } from "./use-reply";

type AskingWords = NonNullable<ReturnType<typeof useAskingWords>>;

interface Props {
  view: PublicView;
  player: string;
  onClose(): void;
}

export const Why = dressed(sheet, ({ view, player, onClose }: Props) => {
  const { store, say } = useTable();
  const told = useReply(() => store.link.ask("why", { turn: view.turn, player }));
  const words = useAskingWords();
  return (
    <Panel title={say("asking.title", { name: player })} onClose={onClose}>
      <div class="dx-why" aria-live="polite" style={colours(view.players.indexOf(player))}>
        {!(told && words) && <p class="dx-dim">{say("panel.loading")}</p>}
        {told?.ok === false && <p>{told.message}</p>}
        {told?.ok &&
          words &&
          told.parts.map((part) => <Part key={part.kind} view={view} player={player} part={part} />)}
      </div>
    </Panel>
  );
});

function Part({ view, player, part }: { view: PublicView; player: string; part: ReasonPart }) {
  const { store } = useTable();
  const { say } = useAskingWords() as AskingWords;
  return (
    <section class="dx-why-part">
      {part.kind !== "nothing" && <h3 class="dx-h3">{say(`asking.${part.kind}`)}</h3>}
      <div class="dx-why-said">
        <Rabbit at={view.players.indexOf(player)} />
        <p dir="auto">{part.text}</p>
      </div>
      {part.kind === "vote" && (
        <p class="dx-dim" id={`${store.uid}-beliefs`}>
          {say("asking.beliefs", { name: player })}
        </p>
      )}
      {part.cards.length > 0 && (
        <ol class="dx-why-cards" aria-labelledby={part.kind === "vote" ? `${store.uid}-beliefs` : undefined}>
          {part.cards.map((card) => (
            <Weighed
              key={card.card}
              view={view}
              card={card}
              voter={part.kind === "vote" ? player : ""}
              belief={part.kind === "clue" ? say("asking.foreseen") : ""}
            />
          ))}
        </ol>
      )}
      {part.note && <p class="dx-dim">{part.note}</p>}
    </section>
  );
}

interface WeighedProps {
  view: PublicView;
  card: ReasonCard;
  /** Whose token lies on the card that was voted for. */
  voter: string;
  /** What the number says; empty: it is said for all cards together. */
  belief: string;
}

function Weighed({ view, card, voter, belief }: WeighedProps) {
  const { say } = useTable();
  const { say: sayWhy } = useAskingWords() as AskingWords;
  const alt = useAlt();
  const chosen = view.votes?.[voter]?.includes(card.slot) ?? false;
  const told = card.slot === view.target;
  return (
    <li data-told={told || undefined} data-chosen={chosen || undefined}>
      <span class="dx-why-card">
        <Card id={card.card} silent />
        <span class="dx-no">{card.slot}</span>
        <span class="dx-sr">
          {sentence(say("slot.alt", { slot: card.slot, alt: alt(card.card) }))} {told && say("reveal.told")}
        </span>
      </span>
      <div>
        {card.belief !== null && <Bar label={belief} share={card.belief} />}
        {card.came !== null && <Bar label={sayWhy("asking.came")} share={card.came} came />}
        {card.because.length > 0 && (
          <ul class="dx-why-because" aria-label={sayWhy("asking.because")}>
            {card.because.map((concept) => (
              <li key={concept} dir="auto">
                {concept}
              </li>
            ))}
          </ul>
        )}
      </div>
      <span class="dx-why-marks">
        {told && <Icon name="moon" />}
        {chosen && <Token at={view.players.indexOf(voter)} />}
        {chosen && <span class="dx-sr">{sayWhy("asking.chosen")}</span>}
      </span>
    </li>
  );
}

function Bar({ label, share, came = false }: { label: string; share: number; came?: boolean }) {
  const { words } = useTable();
  const percent = new Intl.NumberFormat(words.language, { style: "percent" }).format(share);
  return (
    <p class="dx-why-bar" data-came={came || undefined} data-bare={label === "" || undefined}>
      {label && <span>{label} </span>}
      <b class="dx-num">{percent}</b>
      <span class="dx-why-rail" aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
    </p>
  );
}
