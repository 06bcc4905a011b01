/** A problem with the draft, beside the thing that has it. */
export function Fault({ text, id }: { text: string; id?: string }) {
  if (!text) return null;
  return (
    <p class="dx-fault" id={id} role="alert">
      {text}
    </p>
  );
}
