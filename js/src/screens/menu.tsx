/** The table menu: what one wants now and then. */
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { PACES } from "../logic/pace";
import { Icon, type IconName } from "../ui/icon";
import { DevicesContext, useTable } from "./context";
import { How, Log, RulesPanel } from "./later";

type Panel = "log" | "how" | "rules" | "devices" | null;

export function Menu() {
  const { store, say } = useTable();
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<Panel>(null);
  const Devices = useContext(DevicesContext);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    for (const next of [Log, RulesPanel, Devices]) void next?.fetch();
    box.current?.querySelector<HTMLElement>("[role^=menuitem]")?.focus({ preventScroll: true });
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  const keys = (event: KeyboardEvent) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (to !== undefined) items[(to + items.length) % items.length]?.focus();
    else if (event.key === "Escape" || event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const item = (icon: IconName, text: string, chosen: () => void, handle?: string) => (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      data-dx={handle}
      onClick={() => {
        close();
        chosen();
      }}
    >
      <Icon name={icon} />
      {text}
    </button>
  );

  return (
    <div class="dx-menu">
      <button
        ref={button}
        type="button"
        class="dx-iconbtn"
        data-dx="menu"
        aria-label={say("menu.label")}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <>
          <div class="dx-menu-away" role="presentation" onPointerDown={close} />
          <div
            class="dx-menu-list"
            role="menu"
            tabIndex={-1}
            aria-label={say("menu.label")}
            ref={box}
            onKeyDown={keys}
          >
            {item("log", say("menu.log"), () => setPanel("log"))}
            {item("info", say("how.open"), () => setPanel("how"), "how")}
            {item("rules", say("menu.rules"), () => setPanel("rules"))}
            {Devices &&
              store.may("share") &&
              item("phone", say("menu.devices"), () => setPanel("devices"), "share")}
            {store.may("sit") &&
              store.seat !== "" &&
              item("curtain", say("menu.curtain"), () => store.sit(""))}
            {/* biome-ignore lint/a11y/useSemanticElements: a menu has groups, and no fields */}
            <div class="dx-menu-pace" role="group" aria-label={say("menu.pace")}>
              <small class="dx-dim" aria-hidden="true">
                {say("menu.pace")}
              </small>
              <Icon name="fast" />
              {PACES.map((pace) => (
                <button
                  key={pace}
                  type="button"
                  role="menuitemradio"
                  tabIndex={-1}
                  aria-checked={store.pace === pace}
                  data-dx={`pace-${pace}`}
                  onClick={() => store.setPace(pace)}
                >
                  {say(`pace.${pace}`)}
                </button>
              ))}
            </div>
            {store.may("leave") && item("leave", say("menu.leave"), () => store.leave())}
          </div>
        </>
      )}
      {panel === "log" && <Log onClose={() => setPanel(null)} />}
      {panel === "devices" && Devices && <Devices onClose={() => setPanel(null)} />}
      {panel === "how" && (
        <How
          mode={store.rules?.mode ?? "storyteller"}
          onRules={() => setPanel("rules")}
          onClose={() => setPanel(null)}
        />
      )}
      {panel === "rules" && <RulesPanel onClose={() => setPanel(null)} />}
    </div>
  );
}
