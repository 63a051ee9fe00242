/** Debounced value; the first one is immediate. */
import { useEffect, useState } from "react";

export function useDebounced<T>(value: T, pause = 180): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
