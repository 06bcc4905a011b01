/** A card: its picture, or its back. The frame keeps the place while the picture is on its way. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { sky } from "../logic/stars";
import { useParts } from "./context";
import { BODY } from "./rabbit";

/** What is on a card, in words. */
export function useAlt(): (id: string) => string {
  const { store, words } = useParts();
  return (id) => words.of(store.pictures.get(id)?.alt) || words.say("card.unseen");
}

interface Props {
  id: string;
  /** The words stand elsewhere already, for instance on the button around it. */
  silent?: boolean;
  /** It is looked at closely: the large picture comes over the small one, where there are two. */
  near?: boolean;
  children?: ComponentChildren;
}

export function Card({ id, silent = false, near = false, children }: Props) {
  const { store, words } = useParts();
  const alt = useAlt();
  const picture = store.pictures.get(id, near);
  const late = useRef(!picture).current;
  return (
    <span class="dx-card" data-late={late || undefined} data-loading={picture ? undefined : ""}>
      {picture?.url === "" && (
        <span class="dx-card-title" dir="auto" aria-hidden={silent || undefined}>
          {words.of(picture.title) || id}
        </span>
      )}
      {picture?.url && (
        <img src={picture.url} alt={silent ? "" : alt(id)} draggable={false} decoding="async" />
      )}
      {near && picture?.full && <img class="dx-card-full" src={picture.full} alt="" draggable={false} />}
      {children}
    </span>
  );
}

const STARS = sky(26, 100, 150, 11);

export function CardBack() {
  const { store } = useParts();
  const clip = `${store.uid}-back`;
  return (
    <span class="dx-card dx-back">
      <svg viewBox="0 0 100 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <rect width="100" height="150" fill="#221f4a" />
        {STARS.map((star) => (
          <circle key={star.x} cx={star.x} cy={star.y} r={star.r} fill="#fff" opacity={star.o} />
        ))}
        <rect x="6" y="6" width="88" height="138" rx="6" fill="none" stroke="#c9a75a" stroke-opacity=".55" />
        <clipPath id={clip}>
          <circle cx="50" cy="72" r="26" />
        </clipPath>
        <circle cx="50" cy="72" r="26" fill="#f1dca4" />
        <g clip-path={`url(#${clip})`}>
          <path transform="translate(29 53) scale(1.04)" d={BODY} fill="#221f4a" />
        </g>
      </svg>
    </span>
  );
}
