/** Calendar: events by calendar, adding, merging updates, removal. */
import type { CalendarEvent } from "#generated/demo/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import { append, nextId, take } from "./lists.ts";
import type { DemoHandlers } from "./state.ts";

/** An event that ends before it starts is refused. */
function checked(event: CalendarEvent): CalendarEvent {
  if (Date.parse(event.end) < Date.parse(event.start)) throw invalid("/event/end", "before-start");
  return event;
}

export const calendarHandlers: DemoHandlers = {
  listEvents({ query }, { state }) {
    const calendars = query?.calendars;
    const { events } = state.calendar;
    return calendars === undefined
      ? events
      : events.filter(({ extendedProps }) => calendars.includes(extendedProps.calendar));
  },

  addEvent({ body }, { state }) {
    const { events } = state.calendar;
    const event = checked({ id: nextId(events), url: "", allDay: false, ...body.event });
    append(events, event);
    return reply(201, { event });
  },

  updateEvent({ body }, { state }) {
    const event = state.calendar.events.find(({ id }) => id === body.event.id);
    if (event === undefined) return { event: null };
    const extendedProps = { ...event.extendedProps, ...body.event.extendedProps };
    return { event: Object.assign(event, checked({ ...event, ...body.event, extendedProps })) };
  },

  removeEvent({ query }, { state }) {
    return { event: take(state.calendar.events, query.id) };
  },
};
