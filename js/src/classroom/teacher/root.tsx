/** The teacher’s screen of a class: how to come in, what is asked, the tables, the people. */
import type { Host } from "../../mount";
import { DoorContext } from "../../screens/context";
import { TeachingProvider } from "../../teaching/context";
import { Disconnected, Refused } from "../../teaching/notices";
import { useChanges } from "../../ui/context";
import { Embedded } from "../../ui/embedded";
import { Icon } from "../../ui/icon";
import { lazy } from "../../ui/lazy";
import { Page } from "../../ui/page";
import { ClassroomContext, useClass } from "./context";
import { Door } from "./door";
import { People } from "./people";
import { Play } from "./play";
import type { ClassroomStore } from "./store";
import { Wall } from "./tables";

const Question = lazy(async () => (await import("./question")).Question);

export function ClassroomRoot({ store, host }: { store: ClassroomStore; host?: Host | undefined }) {
  useChanges(store);
  const { register } = store;
  const phase = !register
    ? "coming"
    : register.question
      ? "question"
      : register.tables.length
        ? "tables"
        : "lobby";
  return (
    <TeachingProvider store={store}>
      <DoorContext.Provider value={store}>
        <ClassroomContext.Provider value={store}>
          <Page
            language={store.words.language}
            theme={store.theme}
            screen={phase}
            data={{ "data-phase": phase }}
          >
            <Disconnected online={store.online} onRetry={() => store.link.knock()} />
            {register && <Room host={host} />}
          </Page>
        </ClassroomContext.Provider>
      </DoorContext.Provider>
    </TeachingProvider>
  );
}

function Room({ host }: { host: Host | undefined }) {
  const { store, register, say } = useClass();
  const there = register.people.filter(({ here, out }) => here === "yes" && !out).length;
  const all = register.people.filter(({ out }) => !out).length;
  return (
    <>
      <div class="dx-class-head">
        <h2 class="dx-h" dir="auto">
          {register.title}
        </h2>
        <span class="dx-dim dx-num" role="status" data-dx="here">
          {all ? say("register.here", { n: there, all }) : say("register.nobody")}
        </span>
        <button
          type="button"
          class="dx-btn"
          data-dx="pause"
          aria-pressed={register.is_paused}
          onClick={() => store.setPaused(!register.is_paused)}
        >
          <Icon name={register.is_paused ? "play" : "pause"} />
          {say(register.is_paused ? "register.go_on" : "register.pause")}
        </button>
      </div>
      {register.notice && (
        <div class="dx-notice">
          <Icon name="info" />
          <p role="status">{store.words.of(register.notice)}</p>
        </div>
      )}
      <div class="dx-class">
        <Door />
        <div class="dx-class-main">
          <Refused message={store.refused?.message} />
          {register.question && <Question question={register.question} />}
          {register.tables.length > 0 && <Wall />}
          <Embedded
            host={host}
            reference={store.window}
            class="dx-class-window"
            handle="window"
            elsewhere={
              <p class="dx-note">
                {say(store.laid ? "register.vote.lab" : "register.window")}{" "}
                <code>{store.laid ? "room.lab" : `room.watch(${store.watched})`}</code>
              </p>
            }
          />
          {all > 0 && !register.question && <Play />}
          {register.people.length > 0 && <People />}
        </div>
      </div>
    </>
  );
}
