/** The recorded clue: it plays where somebody wants to hear it, never by itself. */
import { useEffect, useState } from "preact/hooks";
import type { Recording } from "../../logic/recording";
import { Icon } from "../../ui/icon";
import { useSoundWords } from "../coming-words";
import { useTable } from "../context";
import { useSound } from "./use-sound";

export function Hear({ name }: { name: string }) {
  const { store } = useTable();
  const words = useSoundWords();
  const [sound, setSound] = useState<Pick<Recording, "bytes" | "type"> | null>(null);
  const [gone, setGone] = useState(false);
  const { playing, unplayable, toggle } = useSound(sound);

  useEffect(() => {
    let here = true;
    setSound(null);
    setGone(false);
    void store.sound(name).then((came) => {
      if (!here) return;
      setSound(came);
      setGone(came === null);
    });
    return () => {
      here = false;
    };
  }, [store, name]);

  if (!words) return null;
  if (gone) return <p class="dx-dim">{words.say("sound.gone")}</p>;
  if (unplayable) return <p class="dx-dim">{words.say("sound.unplayable", { type: sound?.type ?? "" })}</p>;
  return (
    <button
      type="button"
      class="dx-btn dx-hear"
      data-dx="hear"
      data-playing={playing || undefined}
      disabled={!sound}
      onClick={toggle}
    >
      <Icon name={playing ? "stop" : "play"} />
      {words.say(playing ? "sound.stop" : sound ? "sound.hear" : "sound.loading")}
    </button>
  );
}
