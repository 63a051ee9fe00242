/** Counts calls by caller in windows of time, to slow down guessing of passwords. */

export interface RateLimit {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** More callers than this are forgotten at once; the memory stays bounded whatever comes. */
const mostCallers = 10_000;

interface RateLimiter {
  /** Seconds until the next try, or 0 where this one is fine. */
  readonly hit: (caller: string, limit: RateLimit, now: number) => number;
}

export function createRateLimiter(): RateLimiter {
  const windows = new Map<string, { count: number; ends: number }>();
  return {
    hit(caller, { limit, windowSeconds }, now) {
      const known = windows.get(caller);
      if (known === undefined || known.ends <= now) {
        if (windows.size >= mostCallers) windows.clear();
        windows.set(caller, { count: 1, ends: now + windowSeconds * 1000 });
        return 0;
      }
      known.count += 1;
      return known.count > limit ? Math.max(1, Math.ceil((known.ends - now) / 1000)) : 0;
    },
  };
}
