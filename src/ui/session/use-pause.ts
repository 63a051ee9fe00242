/** Seconds until an email may be resent, counted down locally because clocks may differ. */
import { useEffect, useState } from "react";
import { ApiError } from "#src/client/api-error.ts";

const second = 1_000;
const mailPause = 60;

export function usePause(): { left: number; begin: (seconds?: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / second));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), second / 4);
    return () => clearInterval(timer);
  }, [left === 0]);
  return {
    left,
    begin: (seconds = mailPause) => {
      const started = Date.now();
      setNow(started);
      setUntil(started + seconds * second);
    },
  };
}

/** Retry-After of an error in seconds; undefined if there is none. */
export function waitOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.status !== 429) return undefined;
  return Number(error.response?.headers.get("retry-after")) || mailPause;
}
