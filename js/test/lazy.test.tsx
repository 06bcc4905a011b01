import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lazy } from "../src/ui/lazy";

const Moon = ({ name }: { name: string }) => <p>{name}</p>;
const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe("a part whose code comes when it is needed", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is empty until its code is here, and there at once the next time", async () => {
    const load = vi.fn(() => new Promise<typeof Moon>((come) => setTimeout(() => come(Moon), 50)));
    const Late = lazy(load);
    const sky = document.createElement("div");
    await act(() => render(<Late name="new" />, sky));
    expect(sky.textContent).toBe("");
    await wait(50);
    expect(sky.textContent).toBe("new");
    const again = document.createElement("div");
    render(<Late name="full" />, again);
    expect(again.textContent).toBe("full");
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("is asked for again where it did not come, as long as it is needed", async () => {
    const load = vi.fn(async () => Moon);
    load.mockRejectedValueOnce(new Error("no network"));
    load.mockRejectedValueOnce(new Error("no network"));
    const Late = lazy(load);
    await Late.fetch();
    const sky = document.createElement("div");
    await act(() => render(<Late name="new" />, sky));
    await wait(0);
    expect(sky.textContent).toBe("");
    await wait(1000);
    expect(sky.textContent).toBe("new");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("is not asked for again where nobody needs it any more", async () => {
    const load = vi.fn(async (): Promise<typeof Moon> => {
      throw new Error("no network");
    });
    const Late = lazy(load);
    const sky = document.createElement("div");
    await act(() => render(<Late name="new" />, sky));
    render(null, sky);
    await wait(5000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
