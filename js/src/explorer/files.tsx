/** Rules as a file and as a line of Python. */
import { PythonLine } from "../ui/python-line";
import { useExplorer } from "./context";
import { Refusal } from "./refusal";

export function Files() {
  const { store, say } = useExplorer();
  const { rules } = store.trait("state");
  const content = `data:application/json;charset=utf-8,${encodeURIComponent(`${JSON.stringify(rules)}\n`)}`;
  const load = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    input.value = "";
    if (file) store.change("load", { name: file.name, content: await file.text() });
  };
  return (
    <>
      <PythonLine line={store.trait("sheet").python} />
      <div class="dx-xasks">
        <a class="dx-btn" data-dx="save" href={content} download={`${rules.id}-rules.json`}>
          {say("explorer.save")}
        </a>
        <label class="dx-btn dx-xfile">
          {say("explorer.load")}
          <input
            type="file"
            accept=".json,application/json"
            data-dx="load"
            onChange={(event) => void load(event.currentTarget)}
          />
        </label>
      </div>
      <Refusal of={["load"]} />
    </>
  );
}
