import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchIdle } from "./idle-watch.ts";

const minute = 60_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open() {
  const page = new EventTarget();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const onIdle = vi.fn();
  return { page, storage, onIdle, window: () => watchIdle(15, onIdle, { page, storage }) };
}

it("tells once nobody has touched anything for so long", () => {
  const { page, onIdle, window } = open();
  window();
  vi.advanceTimersByTime(14 * minute);
  page.dispatchEvent(new Event("keydown"));
  vi.advanceTimersByTime(14 * minute);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 * minute);
  expect(onIdle).toHaveBeenCalled();
});

it("counts what is done in another window, and is still after its end", () => {
  const { storage, onIdle, window } = open();
  const end = window();
  vi.advanceTimersByTime(14 * minute);
  watchIdle(15, () => undefined, { page: new EventTarget(), storage })();
  vi.advanceTimersByTime(14 * minute);
  expect(onIdle).not.toHaveBeenCalled();
  end();
  vi.advanceTimersByTime(60 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});
