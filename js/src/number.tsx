/** The entry point of a whole number with its name. Each field of the explorer has it, so it is small: plain DOM. */
import type { Model } from "./model";
import { read, stepped } from "./number/typed";

interface NumberTraits {
  value: number | string;
  min: number;
  max: number;
  description: string;
}

interface NumberModel extends Model<NumberTraits> {
  set(name: "value", value: number | string): void;
  save_changes(): void;
}

const STEPS = { ArrowUp: 1, ArrowDown: -1 } as const;

function render({ model, el }: { model: NumberModel; el: HTMLElement }): () => void {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const steppers = document.createElement("span");

  const show = () => {
    const value = model.get("value");
    input.value = String(value);
    const whole = typeof value === "number";
    input.setAttribute("aria-invalid", String(!whole));
    if (whole) input.setAttribute("aria-valuenow", String(value));
    else input.removeAttribute("aria-valuenow");
  };
  const take = (value: number | string) => {
    if (value !== model.get("value")) {
      model.set("value", value);
      model.save_changes();
    }
    show();
  };
  const step = (by: 1 | -1) => take(stepped(input.value, by, model.get("min"), model.get("max")));
  const stepper = (by: 1 | -1, sign: string) => {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.textContent = sign;
    button.addEventListener("click", () => step(by));
    return button;
  };
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation(); // the notebook has shortcuts of its own
    const by = STEPS[event.key as keyof typeof STEPS];
    if (by) {
      event.preventDefault();
      step(by);
    } else if (event.key === "Enter") take(read(input.value));
  };

  el.classList.add("widget-inline-hbox", "widget-text", "dxe-number");
  label.className = "widget-label";
  label.textContent = model.get("description");
  input.id = label.htmlFor = `dxe-${Math.random().toString(36).slice(2)}`;
  input.type = "text";
  input.inputMode = "decimal";
  input.maxLength = 12;
  input.autocomplete = "off";
  input.setAttribute("role", "spinbutton");
  input.setAttribute("aria-valuemin", String(model.get("min")));
  input.setAttribute("aria-valuemax", String(model.get("max")));
  input.addEventListener("change", () => take(read(input.value)));
  input.addEventListener("keydown", keys);
  steppers.className = "dxe-steppers";
  steppers.ariaHidden = "true"; // the arrow keys do the same
  steppers.append(stepper(1, "▴"), stepper(-1, "▾"));
  el.append(label, input, steppers);
  model.on("change:value", show);
  show();
  return () => model.off("change:value", show);
}

export default { render };
