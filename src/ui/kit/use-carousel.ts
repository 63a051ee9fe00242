/** State of a carousel: buttons, keys, swipe, and autoplay unless hovered or focused. */
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import { useMedia } from "./use-media.ts";

/** Swipe threshold in px. */
const swipe = 40;

interface CarouselOptions {
  readonly count: number;
  readonly loop: boolean;
  /** Autoplay interval in ms; undefined for none. */
  readonly every: number | undefined;
}

interface AreaProps {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface CarouselState {
  readonly at: number;
  readonly go: (to: number) => void;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Whether autoplay is on; it still pauses on hover and focus. */
  readonly playing: boolean;
  readonly moving: boolean;
  readonly setPlaying: (playing: boolean) => void;
  readonly ofArea: AreaProps;
  readonly ofSlides: Pick<React.HTMLAttributes<HTMLElement>, "onPointerDown" | "onPointerUp">;
}

export function useCarousel({ count, loop, every }: CarouselOptions): CarouselState {
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)");
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(every !== undefined && !reducedMotion);
  const [watched, setWatched] = useState({ pointer: false, focus: false });
  const from = useRef<number>(undefined);
  const last = count - 1;
  const go = (to: number): void => setAt(loop ? (to + count) % count : Math.max(0, Math.min(last, to)));
  const moving = playing && every !== undefined && count > 1 && !watched.pointer && !watched.focus;

  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => (before + 1) % count);
    }, every);
    return () => clearInterval(timer);
  }, [moving, every, count, at]);

  const towards = (element: HTMLElement, distance: number): number =>
    getComputedStyle(element).direction === "rtl" ? -distance : distance;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    if (event.altKey || event.ctrlKey || event.metaKey || target.matches("input, textarea, select, [contenteditable]"))
      return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const to =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? last
          : step === undefined
            ? undefined
            : at + towards(event.currentTarget, step);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };

  return {
    at,
    go,
    hasPrevious: loop || at > 0,
    hasNext: loop || at < last,
    playing,
    moving,
    setPlaying,
    ofArea: {
      onKeyDown,
      onPointerEnter: ({ pointerType }) =>
        pointerType === "mouse" && setWatched((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setWatched((before) => ({ ...before, pointer: false })),
      onFocus: ({ target }) => setWatched((before) => ({ ...before, focus: target.matches(":focus-visible") })),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWatched((before) => ({ ...before, focus: false }));
      },
    },
    ofSlides: {
      onPointerDown: ({ clientX, pointerType }) => {
        from.current = pointerType === "mouse" ? undefined : clientX;
      },
      onPointerUp: ({ clientX, currentTarget }) => {
        const distance = from.current === undefined ? 0 : from.current - clientX;
        from.current = undefined;
        if (Math.abs(distance) > swipe) go(at + towards(currentTarget as HTMLElement, Math.sign(distance)));
      },
    },
  };
}
