/** What went wrong with a move, where the person is looking. */
import type { Doing } from "../store";
import { useTable } from "./context";

export function Trouble({ where }: { where: Doing | readonly Doing[] }) {
  const { store } = useTable();
  const { trouble } = store;
  if (!trouble || !([] as Doing[]).concat(where).includes(trouble.where)) return null;
  return (
    <p class="dx-trouble" role="alert">
      {trouble.message}
    </p>
  );
}
