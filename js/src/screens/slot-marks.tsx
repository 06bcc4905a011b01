/** What lies on the corner of a card once it is known: the moon on the storyteller’s, the red token’s cross. */
import { Icon } from "../ui/icon";

export function SlotMarks({ moon, red }: { moon: boolean; red: boolean }) {
  return (
    <>
      {moon && (
        <span class="dx-told">
          <Icon name="moon" />
        </span>
      )}
      {red && (
        <span class="dx-redmark" aria-hidden="true">
          <Icon name="cross" />
        </span>
      )}
    </>
  );
}
