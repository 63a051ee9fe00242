/** Keeps the focus in the calendar: on an event that is drawn again, or next to one that is gone. */
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type RefObject } from "react";
import type { CalendarEvent } from "#generated/demo/schema.ts";

const placeOf = (frame: HTMLElement, id: number): HTMLElement | undefined =>
  [...frame.querySelectorAll<HTMLElement>(`[data-event="${id}"]`)].find((element) => element.checkVisibility());

/** The event itself, else the next one in view, else the one before, else its day. */
function nearest(
  frame: HTMLElement,
  events: readonly CalendarEvent[],
  { id, start }: CalendarEvent,
): HTMLElement | null {
  const inOrder = events.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const later = inOrder.filter((event) => Date.parse(event.start) >= Date.parse(start));
  const earlier = inOrder.filter((event) => !later.includes(event)).reverse();
  for (const each of [id, ...[...later, ...earlier].map((event) => event.id)]) {
    const place = placeOf(frame, each);
    if (place) return place;
  }
  return frame.querySelector<HTMLElement>(`[data-date="${start.slice(0, 10)}"][role=cell]`);
}

interface KeptFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** `onLost` is called where the view has nothing to focus. */
export function useKeptFocus(
  frame: RefObject<HTMLElement | null>,
  events: readonly CalendarEvent[],
  opened: CalendarEvent | undefined,
  onLost: () => void,
): KeptFocus {
  const kept = useRef<CalendarEvent>(undefined);
  const latest = useRef({ events, onLost });
  useLayoutEffect(() => {
    latest.current = { events, onLost };
  });
  useEffect(
    // An event that was open keeps the focus near it, whatever opened it.
    () => () => {
      kept.current ??= opened;
    },
    [opened],
  );
  useEffect(() => {
    if (opened) return;
    const timer = setTimeout(() => {
      const event = kept.current;
      if (!event || document.activeElement !== document.body || !frame.current) return;
      nearest(frame.current, latest.current.events, event)?.focus();
      // The cells of a day's hours don't take the focus.
      if (document.activeElement === document.body) latest.current.onLost();
    }, 50);
    return () => clearTimeout(timer);
  }, [frame, events, opened]);
  return {
    onFocus: ({ target }) => {
      const id = target.closest<HTMLElement>("[data-event]")?.dataset["event"];
      kept.current = latest.current.events.find((event) => String(event.id) === id);
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget) kept.current = undefined;
    },
  };
}
