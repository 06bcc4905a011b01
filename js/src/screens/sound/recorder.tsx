/** Records a clue that is heard: up to fifteen seconds, to be listened to and recorded again before it is told. */
import { useEffect, useRef, useState } from "preact/hooks";
import { MOST_SECONDS, type Recording } from "../../logic/recording";
import type { ClueKind } from "../../protocol";
import { Icon, type IconName } from "../../ui/icon";
import { useSoundWords } from "../coming-words";
import { Trouble } from "../error-line";
import { forget, interrupted, remember } from "./interrupted";
import { Microphone, mayRecord, type Trouble as Why } from "./microphone";
import { useSound } from "./use-sound";

interface Props {
  kind: ClueKind;
  recording: Recording | null;
  disabled: boolean;
  /** Whether the microphone is on, or asked for: no clue is told meanwhile. */
  onBusy(busy: boolean): void;
  onTaken(recording: Recording | null): void;
}

const TICK = 200; // ms

export function Recorder({ kind, recording, disabled, onBusy, onTaken }: Props) {
  const words = useSoundWords();
  const [microphone, setMicrophone] = useState<Microphone | null>(null);
  const [asking, setAsking] = useState(false);
  const [why, setWhy] = useState<Why | "interrupted" | null>(() =>
    interrupted([kind]) && !recording ? "interrupted" : null,
  );
  const here = useRef(true);
  const open = useRef<Microphone | null>(null);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      open.current?.stop();
      forget();
      onBusy(false);
    };
  }, []);

  const begin = async () => {
    setAsking(true);
    setWhy(null);
    onBusy(true);
    onTaken(null);
    const opened = await Microphone.open();
    if (typeof opened !== "string" && !here.current) opened.stop();
    if (!here.current) return;
    setAsking(false);
    if (typeof opened === "string") {
      setWhy(opened);
      onBusy(false);
      return;
    }
    open.current = opened;
    setMicrophone(opened);
    remember(kind);
    const taken = await opened.taken;
    if (!here.current) return;
    open.current = null;
    setMicrophone(null);
    setWhy(taken.trouble);
    onTaken(taken.recording);
    onBusy(false);
  };
  const drop = () => {
    setWhy(null);
    forget();
    onTaken(null);
  };

  if (!words) return null;
  const { say } = words;
  if (!mayRecord())
    return (
      <div class="dx-form-row dx-rec">
        <button type="button" class="dx-btn" data-dx="record" disabled>
          <Icon name="microphone" />
          {say("sound.record")}
        </button>
        <p class="dx-dim">{say("sound.insecure")}</p>
      </div>
    );
  return (
    <div class="dx-form-row dx-rec">
      {microphone ? (
        <Running microphone={microphone} />
      ) : recording ? (
        <Taken recording={recording} disabled={disabled} again={() => void begin()} drop={drop} />
      ) : (
        <>
          <button
            type="button"
            class="dx-btn"
            data-dx="record"
            disabled={disabled || asking}
            onClick={() => void begin()}
          >
            <Icon name="microphone" />
            {say("sound.record")}
          </button>
          <p class="dx-dim">{say(asking ? "sound.waiting" : "sound.fits", { n: MOST_SECONDS })}</p>
        </>
      )}
      {why && <Trouble text={say(`sound.${why}`, { n: MOST_SECONDS })} />}
    </div>
  );
}

function Running({ microphone }: { microphone: Microphone }) {
  const words = useSoundWords();
  const [, tick] = useState(0);
  useEffect(() => {
    const clock = setInterval(() => tick((count) => count + 1), TICK);
    return () => clearInterval(clock);
  }, []);
  const n = Math.floor(microphone.seconds);
  return (
    <>
      <button type="button" class="dx-btn dx-rec-on" data-dx="record-stop" onClick={() => microphone.stop()}>
        <Icon name="stop" />
        {words?.say("sound.stop")}
      </button>
      <progress max={MOST_SECONDS} value={microphone.seconds} aria-hidden="true" />
      <span class="dx-num" role="timer">
        {words?.say("sound.seconds", { n, most: MOST_SECONDS })}
      </span>
    </>
  );
}

interface TakenProps {
  recording: Recording;
  disabled: boolean;
  again(): void;
  drop(): void;
}

function Taken({ recording, disabled, again, drop }: TakenProps) {
  const words = useSoundWords();
  const { playing, unplayable, toggle } = useSound(recording);
  if (!words) return null;
  const { say } = words;
  return (
    <>
      <button type="button" class="dx-btn dx-hear" data-dx="record-hear" onClick={toggle}>
        <Icon name={playing ? "stop" : "play"} />
        {say(playing ? "sound.stop" : "sound.hear_own")}
      </button>
      <span class="dx-dim dx-num">
        {say("sound.recorded", { n: Math.max(1, Math.round(recording.seconds)) })}
      </span>
      <IconButton
        handle="record-again"
        icon="again"
        label={say("sound.again")}
        disabled={disabled}
        act={again}
      />
      <IconButton
        handle="record-drop"
        icon="cross"
        label={say("sound.drop")}
        disabled={disabled}
        act={drop}
      />
      {unplayable && <p class="dx-dim">{say("sound.unplayable", { type: recording.type })}</p>}
    </>
  );
}

interface ButtonProps {
  handle: string;
  icon: IconName;
  label: string;
  disabled: boolean;
  act(): void;
}

/** Said by its picture: three buttons with words would take two lines of a phone. */
function IconButton({ handle, icon, label, disabled, act }: ButtonProps) {
  return (
    <button
      type="button"
      class="dx-iconbtn"
      data-dx={handle}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
