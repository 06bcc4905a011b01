/** What was refused, beside what asked for it. */
import { Refused } from "../teaching/notices";
import { useExplorer } from "./context";
import type { Asked } from "./store";

export function Refusal({ of }: { of: readonly Asked[] }) {
  const { refused } = useExplorer().store;
  return <Refused message={refused && of.includes(refused.asked) ? refused.message : undefined} />;
}
