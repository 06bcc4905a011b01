/** Plays a sound when somebody presses a button, and stops where they press again or leave. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Recording } from "../../logic/recording";

type Sound = Pick<Recording, "bytes" | "type">;

interface Playing {
  playing: boolean;
  /** The browser cannot play what it is in. */
  unplayable: boolean;
  toggle(): void;
}

export function useSound(sound: Sound | null): Playing {
  const [playing, setPlaying] = useState(false);
  const [unplayable, setUnplayable] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  useEffect(() => {
    setPlaying(false);
    setUnplayable(false);
    if (!sound) return;
    const address = URL.createObjectURL(new Blob([sound.bytes], { type: sound.type }));
    const element = new Audio(address);
    element.onended = () => setPlaying(false);
    element.onerror = () => setUnplayable(true);
    audio.current = element;
    return () => {
      element.onerror = null;
      element.pause();
      element.removeAttribute("src");
      audio.current = null;
      URL.revokeObjectURL(address);
    };
  }, [sound]);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    setPlaying(!playing);
    if (playing) {
      element.pause();
      element.currentTime = 0;
      return;
    }
    element.play().catch((error: Error) => {
      setPlaying(false);
      if (error.name === "NotSupportedError") setUnplayable(true);
    });
  };
  return { playing, unplayable, toggle };
}
