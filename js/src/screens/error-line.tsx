/** What went wrong with a move, where the person is looking. */
import type { Pending } from "../store/pending-request";
import { useTable } from "./context";

export function ErrorLine({ where }: { where: Pending | readonly Pending[] }) {
  const { store } = useTable();
  const { error } = store;
  if (!error || !([] as Pending[]).concat(where).includes(error.where)) return null;
  return <Trouble text={error.message} />;
}

export function Trouble({ text }: { text: string }) {
  return (
    <p class="dx-trouble" role="alert">
      {text}
    </p>
  );
}
