/** Whether a component that measures itself over several frames has found its layout. */
import { useEffect, useState, type RefObject } from "react";

/** Frames without change that count as settled: one may pass between measuring and drawing. */
const still = 3;
/** One that never rests is shown all the same. */
const longest = 60;

const places = (frame: HTMLElement): string =>
  [...frame.querySelectorAll("[data-date], [data-time], [data-event]")]
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height].join();
    })
    .join(";");

export function useSettled(frame: RefObject<HTMLElement | null>): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let last: string | undefined;
    let same = 0;
    let count = 0;
    let request = 0;
    const compare = (): void => {
      const now = frame.current ? places(frame.current) : "";
      same = now === last ? same + 1 : 0;
      last = now;
      count += 1;
      if (same >= still || count >= longest) setSettled(true);
      else request = requestAnimationFrame(compare);
    };
    request = requestAnimationFrame(compare);
    return () => cancelAnimationFrame(request);
  }, [frame]);
  return isSettled;
}
