import { expect, it } from "vitest";
import type { Notice } from "../src/protocol";
import { Notices } from "../src/store/notices";

it("is put away once, and there again when there is another", () => {
  const notice = (text: string): Notice => ({ code: "x", text: { en: text, fr: text } });
  let newest: Notice | null = null;
  const notices = new Notices(() => newest);
  expect(notices.current).toBeNull();
  newest = notice("Chance moved.");
  expect(notices.current).toBe(newest);
  notices.dismiss();
  expect(notices.current).toBeNull();
  newest = notice("Chance moved.");
  expect(notices.current).toBe(newest);
});
