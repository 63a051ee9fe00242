/** What the page itself notes while it loads: long tasks, layout shifts, and when its content is there. */
import type { BrowserContext, Page } from "playwright-core";

interface Observed {
  content?: number;
  readonly tasks: { start: number; duration: number }[];
  readonly shifts: { start: number; value: number }[];
}

interface ObservedWindow extends Window {
  observed: Observed;
}

function watch(ready: string): void {
  const observed: Observed = { tasks: [], shifts: [] };
  (window as unknown as ObservedWindow).observed = observed;
  const on = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on("longtask", ({ startTime, duration }) => observed.tasks.push({ start: startTime, duration }));
  on("layout-shift", (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) observed.shifts.push({ start: startTime, value });
  });
  const look = (): void => {
    const { width = 0, height = 0 } = document.querySelector(ready)?.getBoundingClientRect() ?? {};
    if (width > 0 && height > 0) observed.content = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** From the next load on. */
export const observe = (context: BrowserContext, ready: string): Promise<unknown> =>
  context.addInitScript(watch, ready);

export interface Seen {
  /** Milliseconds from navigation until the content was there. */
  readonly content: number;
  /** Time over 50 ms of each long task since navigation. */
  readonly blocked: number;
  readonly shift: number;
  /** Since the last long task. */
  readonly quiet: number;
}

export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { content = Number.NaN, tasks, shifts } = (window as unknown as ObservedWindow).observed;
    const last = tasks.at(-1);
    return {
      content,
      blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      quiet: performance.now() - (last ? last.start + last.duration : 0),
    };
  });
