/** A clue outlives the view that it is typed in: where a cell is cut, pasted or moved, the page draws another. */
import { useState } from "preact/hooks";

let kept = { where: "", text: "" };

/** What has been typed, and how to change it. @param where which clue of which game, and whose it will be. */
export function useHalfTyped(where: string): [text: string, type: (text: string) => void] {
  const [text, setText] = useState(where === kept.where ? kept.text : "");
  return [
    text,
    (typed) => {
      kept = { where, text: typed };
      setText(typed);
    },
  ];
}
