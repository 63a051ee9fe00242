/** The calendar itself, with FullCalendar: events are moved and resized by mouse and keyboard (decision 040). */
import FullCalendar, { type CalendarOptions, type CalendarRef, type EventApi } from "@fullcalendar/react";
import dayGrid from "@fullcalendar/react/daygrid";
import interaction from "@fullcalendar/react/interaction";
import list from "@fullcalendar/react/list";
import classicTheme from "@fullcalendar/react/themes/classic";
import timeGrid from "@fullcalendar/react/timegrid";
import "@fullcalendar/react/skeleton.css";
import "@fullcalendar/react/themes/classic/theme.css";
import { css } from "#generated/styles/css/index.js";
import { replaceEqualDeep } from "@tanstack/react-query";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useIntl } from "react-intl";
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { addDays, firstWeekday } from "../../kit/calendar-date.ts";
import { useMedia } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import type { ViewName } from "./calendar-view.ts";
import { colorOf, contrastOf, tints } from "./colors.ts";
import { midnight, moved, resized, type Step } from "./event-times.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useSettled } from "./use-settled.ts";
import { useZone } from "./use-zone.ts";

const viewTypes: Record<ViewName, string> = {
  month: "dayGridMonth",
  week: "timeGridWeek",
  day: "timeGridDay",
  list: "listMonth",
};

/** FullCalendar's palette in our tokens. */
const look = css({
  flex: "1",
  minH: "0",
  minW: "0",
  "--fc-classic-background": "{colors.surface}",
  "--fc-classic-faint": "{colors.hover}",
  "--fc-classic-muted": "{colors.inset}",
  "--fc-classic-strong": "{colors.border}",
  "--fc-classic-foreground": "{colors.text}",
  "--fc-classic-faint-foreground": "{colors.text.muted}",
  "--fc-classic-muted-foreground": "{colors.text.muted}",
  "--fc-classic-border": "{colors.border}",
  "--fc-classic-strong-border": "{colors.border.strong}",
  "--fc-classic-primary": "{colors.accent}",
  "--fc-classic-primary-foreground": "{colors.surface}",
  "--fc-classic-event": "{colors.accent.subtle}",
  "--fc-classic-event-contrast": "{colors.accent.text}",
  "--fc-classic-highlight": "{colors.accent.subtle}",
  "--fc-classic-today": "{colors.hover}",
  "--fc-classic-now": "{colors.danger}",
  "--fc-classic-small-dot-width": "8px",
  "--fc-classic-large-dot-width": "10px",
  "& [data-event]": { cursor: "pointer" },
  "& [data-event]:focus-visible": {
    outline: "2px solid",
    outlineColor: "accent",
    outlineOffset: "1px",
    zIndex: "docked",
  },
  "& [data-date]:focus-visible": { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
});

const inputOf = (event: CalendarEvent) => ({
  id: String(event.id),
  title: event.title,
  allDay: event.allDay,
  start: event.allDay ? event.start.slice(0, 10) : event.start,
  end: event.allDay ? event.end.slice(0, 10) : event.end,
  color: colorOf(event.extendedProps.calendar),
  contrastColor: contrastOf(event.extendedProps.calendar),
  extendedProps: { calendar: event.extendedProps.calendar },
});

const ellipsis = css({ textOverflow: "ellipsis" });
const nameOf = ({ extendedProps }: EventApi) => extendedProps["calendar"] as CalendarEvent["extendedProps"]["calendar"];

type Times = Pick<CalendarEvent, "start" | "end" | "allDay">;

function timesOf({ start, end, allDay, startStr, endStr }: EventApi): Times {
  if (allDay) {
    const first = startStr.slice(0, 10);
    return { allDay, start: midnight(first), end: midnight(endStr === "" ? addDays(first, 1) : endStr.slice(0, 10)) };
  }
  const from = start ?? new Date();
  // A whole-day event dropped on a time lasts an hour.
  return { allDay, start: from.toISOString(), end: (end ?? new Date(from.getTime() + 3_600_000)).toISOString() };
}

/** The days of a month are one tab stop. */
function makeStop(frame: HTMLElement | null, day: string): void {
  for (const cell of frame?.querySelectorAll<HTMLElement>("[data-date][role=cell]") ?? [])
    cell.tabIndex = cell.dataset["date"] === day ? 0 : -1;
}

interface EventGridProps {
  events: readonly CalendarEvent[];
  /** The event in the drawer. */
  opened: CalendarEvent | undefined;
  view: ViewName;
  date: string;
  onTitle: (title: string) => void;
  onOpen: (id: number) => void;
  onCreate: (start: string, end: string) => void;
  onDate: (date: string) => void;
  /** Resolves to whether the change was saved. */
  onMove: (event: CalendarEvent, times: Times) => Promise<boolean>;
  /** The focused event is gone, and nothing in view can take the focus. */
  onLost: () => void;
}

export function EventGrid(props: EventGridProps) {
  const { events, opened, view, date, onTitle, onOpen, onCreate, onDate, onMove, onLost } = props;
  const t = useText();
  const intl = useIntl();
  const zone = useZone();
  const frame = useRef<HTMLDivElement>(null);
  const calendar = useRef<CalendarRef>(null);
  const isSettled = useSettled(frame);
  const isNarrow = useMedia("(max-width: 39.99rem)");
  // Drawn again only if something changed: a saved change already shows.
  const [inputs, setInputs] = useState(() => events.map(inputOf));
  const next = replaceEqualDeep(inputs, events.map(inputOf));
  if (next !== inputs) setInputs(next);
  const { onFocus, onBlur } = useKeptFocus(frame, events, opened, onLost);
  useEffect(() => {
    // After this render: the calendar must not change while React renders it.
    const timer = setTimeout(() => {
      const api = calendar.current?.getApi();
      if (api && api.view.type !== viewTypes[view]) api.changeView(viewTypes[view], date);
      else if (api) api.gotoDate(date);
      makeStop(frame.current, date);
    });
    return () => clearTimeout(timer);
  }, [view, date]);
  const step = (key: string, timed: boolean): Step | undefined => {
    const inGrid = view === "week" || view === "day";
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const rtl = document.documentElement.dir === "rtl";
      return { days: (key === "ArrowRight") === !rtl ? 1 : -1, minutes: 0 };
    }
    const by = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (by === 0) return undefined;
    return inGrid && timed ? { days: 0, minutes: by * 30 } : { days: by * (view === "list" ? 1 : 7), minutes: 0 };
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const element = target.closest<HTMLElement>("[data-event]");
    const known = element && events.find(({ id }) => String(id) === element.dataset["event"]);
    if (known && event.altKey) {
      const by = step(event.key, !known.allDay);
      if (!by) return;
      event.preventDefault();
      const shorter =
        event.shiftKey && !known.allDay && by.days !== 0 && by.minutes === 0 ? { days: 0, minutes: by.days * 30 } : by;
      const times = event.shiftKey
        ? resized(known, known.allDay ? { days: Math.sign(by.days), minutes: 0 } : shorter, zone)
        : moved(known, by, zone);
      if (times) void onMove(known, times);
      return;
    }
    if (known && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onOpen(known.id);
      return;
    }
    const cell = target.closest<HTMLElement>("[data-date][role=cell]");
    const day = cell?.dataset["date"];
    if (!cell || day === undefined || target !== cell) return;
    if (event.key === "Enter") {
      event.preventDefault();
      onCreate(day, addDays(day, 1));
      return;
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = addDays(day, document.documentElement.dir === "rtl" && Math.abs(by) === 1 ? -by : by);
    const there = frame.current?.querySelector<HTMLElement>(`[data-date="${next}"][role=cell]`);
    if (!there) return onDate(next);
    makeStop(frame.current, next);
    there.focus();
  };
  const names: CalendarOptions = {
    allDayText: t("calendar.allDay"),
    noEventsText: t("calendar.noEvents"),
    moreLinkText: (count) => t("calendar.more", { count }),
    moreLinkHint: (count) => t("calendar.moreHint", { count }),
    closeHint: t("common.close"),
  };
  return (
    <div
      ref={frame}
      className={look}
      style={isSettled ? undefined : { visibility: "hidden" }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <FullCalendar
        ref={calendar}
        plugins={[dayGrid, timeGrid, list, interaction, classicTheme]}
        {...names}
        initialView={viewTypes[view]}
        initialDate={date}
        locale={intl.locale}
        timeZone={zone}
        firstDay={firstWeekday(intl.locale) % 7}
        headerToolbar={false}
        height="100%"
        borderless
        dayMaxEvents
        nowIndicator
        navLinks={false}
        editable
        selectable
        selectMirror
        eventInteractive
        scrollTime="07:00:00"
        // A day of a phone has room for one time.
        views={{ timeGridWeek: { displayEventEnd: !isNarrow } }}
        events={inputs}
        blockEventClass={({ event }) => tints[nameOf(event)]}
        listItemEventTitleClass={ellipsis}
        blockEventTitleClass={ellipsis}
        eventDidMount={({ el, event, isMirror }) => {
          // What follows the pointer: of a new event, it has no calendar yet.
          if (isMirror) return;
          el.dataset["event"] = event.id;
          el.title = `${event.title}, ${t(`calendar.name.${nameOf(event)}`)}`;
        }}
        dayCellDidMount={({ el }) => {
          el.tabIndex = el.dataset["date"] === date ? 0 : -1;
        }}
        datesSet={({ view: { title } }) => onTitle(title)}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(Number(event.id));
        }}
        select={({ allDay, startStr, endStr, start, end, view: { calendar: api } }) => {
          api.unselect();
          if (allDay) onCreate(startStr, endStr);
          else onCreate(start.toISOString(), end.toISOString());
        }}
        eventDrop={({ event, revert }) => {
          const known = events.find(({ id }) => String(id) === event.id);
          if (known) void onMove(known, timesOf(event)).then((saved) => saved || revert());
        }}
        eventResize={({ event, revert }) => {
          const known = events.find(({ id }) => String(id) === event.id);
          if (known) void onMove(known, timesOf(event)).then((saved) => saved || revert());
        }}
      />
    </div>
  );
}
