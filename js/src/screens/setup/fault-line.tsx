/** A fault of the draft, beside the thing that has it. */
export function FaultLine({ text, id }: { text: string; id?: string }) {
  if (!text) return null;
  return (
    <p class="dx-fault" id={id} role="alert" tabIndex={-1}>
      {text}
    </p>
  );
}
