import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeModel } from "../dev/fake-model";
import { Telling } from "../src/store/telling";

/** A page that has heard everything up to 5, of a Python that tells all when asked. */
function opened() {
  const model = new FakeModel({ told: 5 });
  const python = { told: 5 };
  const asked = vi.fn(async () => {
    python.told += 1;
    model.set({ told: python.told });
  });
  const telling = new Telling(model, asked);
  const tell = (lost = false) => {
    python.told += 1;
    if (!lost) model.set({ told: python.told });
  };
  return { model, telling, asked, python, tell };
}

const second = () => vi.advanceTimersByTimeAsync(1000);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what Python tells of traits", () => {
  it("is whole while nothing is missing", async () => {
    const { telling, asked, python, tell } = opened();
    tell();
    tell();
    telling.hear(python.told);
    await second();
    expect(asked).not.toHaveBeenCalled();
  });

  it("is asked for where an answer says that there was more", async () => {
    const { telling, asked, python, tell } = opened();
    tell(true);
    telling.hear(python.told);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).not.toHaveBeenCalled();
    await second();
    await second();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is asked for where a number is missing: what comes later does not hold what was lost", async () => {
    const { asked, tell } = opened();
    tell(true);
    tell();
    await second();
    await second();
    tell();
    await second();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is asked for where something older has come late and lies over it", async () => {
    const { model, asked, tell } = opened();
    tell();
    tell();
    model.set({ told: 6 });
    await second();
    await second();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("is waited for where it is only late", async () => {
    const { telling, asked, tell } = opened();
    telling.hear(6);
    await vi.advanceTimersByTimeAsync(500);
    tell();
    await second();
    expect(asked).not.toHaveBeenCalled();
  });

  it("is asked for again where that got lost, too", async () => {
    const { telling, asked } = opened();
    asked.mockImplementationOnce(async () => {});
    telling.hear(6);
    await second();
    expect(asked).toHaveBeenCalledTimes(1);
    await second();
    await second();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is left alone once the view has gone", async () => {
    const { model, telling, asked } = opened();
    telling.hear(6);
    telling.close();
    await second();
    expect(asked).not.toHaveBeenCalled();
    expect(model.ears).toBe(0);
  });
});
