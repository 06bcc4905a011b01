/** The charts of the game up to the position, drawn in Python. */
import { useEffect, useState } from "preact/hooks";
import type { ChartName } from "../protocol";
import { useTable } from "../screens/context";
import { Icon } from "../ui/icon";
import { Segmented } from "../ui/segmented";
import type { ReplayStore } from "./store";
import { useSay } from "./words";

const PATIENCE = 180; // ms: whoever scrubs through a game does not need every chart
const AGAIN = 300; // ms until we ask again for one that is being drawn

/** A chart is drawn twice, for light paper and for dark; the styles show one. */
interface Chart {
  urls: [day: string, night: string];
  alt: string;
}

export function Charts({ store }: { store: ReplayStore }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState<ChartName>("score_progression");
  const { charts } = store.film;
  return (
    <section class="dx-charts" aria-label={say("replay.charts")}>
      <div class="dx-charts-head">
        <button
          type="button"
          class="dx-btn dx-btn-quiet"
          data-dx="charts"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? "down" : "right"} /> {say("replay.charts")}
        </button>
        {open && (
          <Segmented
            label={say("replay.chart")}
            value={name}
            choices={charts.map((value) => ({ value, label: say(`replay.chart.${value}`), handle: value }))}
            onChange={(chosen) => setName(chosen)}
          />
        )}
      </div>
      {open && <Picture store={store} name={name} />}
    </section>
  );
}

const picture = (bytes: BlobPart) => URL.createObjectURL(new Blob([bytes], { type: "image/png" }));

function Picture({ store, name }: { store: ReplayStore; name: ChartName }) {
  const { words } = useTable();
  const say = useSay();
  const [chart, setChart] = useState<Chart | null>(null);
  const [error, setError] = useState("");
  const [fresh, setFresh] = useState(false);
  const scored = store.film.reviews.filter((review) => review <= store.at).length;

  useEffect(() => {
    let stale = false;
    setFresh(false);
    const ask = async () => {
      const { reply, buffers } = await store.link.ask("chart", { name, position: store.at });
      if (stale) return;
      if (reply.ok && reply.alt === null) {
        timer = setTimeout(ask, AGAIN);
        return;
      }
      setFresh(true);
      setError(reply.ok ? "" : reply.message);
      const [day, night] = buffers;
      if (reply.ok && reply.alt !== null && day && night)
        setChart({ urls: [picture(day), picture(night)], alt: reply.alt });
    };
    let timer = setTimeout(ask, PATIENCE);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [name, scored, words.language]);
  useEffect(
    () => () => {
      for (const url of chart?.urls ?? []) URL.revokeObjectURL(url);
    },
    [chart],
  );

  if (error)
    return (
      <p class="dx-charts-trouble" role="status">
        {error}
      </p>
    );
  return (
    <section
      class="dx-chart"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      data-own-keys
      data-stale={!fresh || undefined}
      aria-busy={!fresh}
      aria-label={say(`replay.chart.${name}`)}
    >
      {chart ? (
        chart.urls.map((url, night) => (
          <img
            key={url}
            src={url}
            alt={chart.alt}
            data-dx={night ? undefined : "chart"}
            data-night={night || undefined}
          />
        ))
      ) : (
        <p class="dx-dim">{say("replay.chart_waits")}</p>
      )}
    </section>
  );
}
