/* A whole number with its name. What is typed and is no whole number is handed on as it was typed: the
   browser's own number fields leave out what they do not understand, and make 45 of 4,5. */
const WHOLE = /^[+-]?\d{1,9}([.,]0*)?$/;

function read(typed) {
  const text = typed.trim().replace("−", "-");
  return WHOLE.test(text) ? Number.parseInt(text, 10) : text;
}

function render({ model, el }) {
  const label = document.createElement("label");
  const input = document.createElement("input");
  const [low, high] = [model.get("min"), model.get("max")];

  const show = () => {
    const value = model.get("value");
    input.value = String(value);
    const whole = typeof value === "number";
    input.setAttribute("aria-invalid", String(!whole));
    if (whole) input.setAttribute("aria-valuenow", String(value));
    else input.removeAttribute("aria-valuenow");
  };
  const take = (value) => {
    if (value !== model.get("value")) {
      model.set("value", value);
      model.save_changes();
    }
    show();
  };
  const step = (by) => {
    const from = read(input.value);
    take(typeof from === "number" ? Math.min(Math.max(from + by, low), high) : low);
  };
  const stepper = (by, sign) => {
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.textContent = sign;
    button.addEventListener("click", () => step(by));
    return button;
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
  input.setAttribute("aria-valuemin", low);
  input.setAttribute("aria-valuemax", high);
  input.addEventListener("change", () => take(read(input.value)));
  input.addEventListener("keydown", (event) => {
    event.stopPropagation(); // the notebook has shortcuts of its own
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) {
      event.preventDefault();
      step(by);
    } else if (event.key === "Enter") {
      take(read(input.value));
    }
  });
  const steppers = document.createElement("span");
  steppers.className = "dxe-steppers";
  steppers.ariaHidden = "true"; // the arrow keys do the same
  steppers.append(stepper(1, "▴"), stepper(-1, "▾"));
  el.append(label, input, steppers);
  model.on("change:value", show);
  show();
  return () => model.off("change:value", show);
}

export default { render };
