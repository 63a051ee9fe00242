/** Calendar events: by calendar, adding, updating, removing. */
import { expect, it } from "vitest";
import type { AddedEvent, CalendarEvent, EventAnswer } from "#generated/demo/schema.ts";
import { today, type Visit, visitors } from "./visit.ts";

const newVisit = visitors();
const calendars = ["Business", "Holiday", "Personal", "ETC", "Family"];
const lunch = {
  title: "Lunch",
  start: "2026-11-23T04:00:00.000Z",
  end: "2026-11-23T05:00:00.000Z",
  extendedProps: { calendar: "Personal" },
};

async function list(visit: Visit, query = ""): Promise<CalendarEvent[]> {
  const { status, body } = await visit<CalendarEvent[]>("GET", `/apps/calendar/events${query}`);
  expect(status).toBe(200);
  return body;
}

const add = (visit: Visit, event: Record<string, unknown>) =>
  visit<AddedEvent>("POST", "/apps/calendar/add-event", { body: { event } });
const update = (visit: Visit, event: Record<string, unknown>) =>
  visit<EventAnswer>("POST", "/apps/calendar/update-event", { body: { event } });

it("has ten events around today, in all calendars", async () => {
  const events = await list(newVisit());
  expect(events.length).toBe(10);
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(calendars));
  expect(events.some(({ end }) => Date.parse(end) < today.getTime())).toBe(true);
  expect(events.some(({ start }) => Date.parse(start) > today.getTime())).toBe(true);
  for (const { start, end } of events) expect(Date.parse(start)).toBeLessThan(Date.parse(end));
});

it.each(["?calendars=Family,ETC", "?calendars=Family&calendars=ETC"])(
  "shows the events of the named calendars: %s",
  async (query) => {
    const visit = newVisit();
    const expected = (await list(visit)).filter(({ extendedProps }) =>
      ["Family", "ETC"].includes(extendedProps.calendar),
    );
    expect(await list(visit, query)).toEqual(expected);
    expect(expected.length).toBe(4);
  },
);

it("returns no events for no calendars", async () => {
  expect(await list(newVisit(), "?calendars=")).toEqual([]);
});

it("adds an event", async () => {
  const visit = newVisit();
  const { status, body } = await add(visit, lunch);
  expect([status, body.event]).toEqual([201, { id: 11, url: "", allDay: false, ...lunch }]);
  expect(await list(visit)).toContainEqual(body.event);
});

it("merges an update, including extended fields", async () => {
  const visit = newVisit();
  const before = (await list(visit)).find(({ id }) => id === 3);
  const { status, body } = await update(visit, {
    id: 3,
    title: "Early cut-off",
    extendedProps: { location: "Level 2" },
  });
  const after = { ...before, title: "Early cut-off", extendedProps: { ...before?.extendedProps, location: "Level 2" } };
  expect([status, body.event]).toEqual([200, after]);
  expect((await list(visit)).find(({ id }) => id === 3)).toEqual(after);
});

it("removes an event and returns it", async () => {
  const visit = newVisit();
  const removed = (await list(visit)).find(({ id }) => id === 5);
  const answer = await visit<EventAnswer>("DELETE", "/apps/calendar/remove-event", { query: { id: 5 } });
  expect([answer.status, answer.body.event]).toEqual([200, removed]);
  expect((await list(visit)).length).toBe(9);
});

it("returns null for an unknown event", async () => {
  const visit = newVisit();
  const none = { status: 200, body: { event: null } };
  expect(await update(visit, { id: 4040, title: "?" })).toMatchObject(none);
  expect(await visit("DELETE", "/apps/calendar/remove-event", { query: { id: 4040 } })).toMatchObject(none);
});

it.each([
  [{ ...lunch, end: "2026-11-23T03:00:00.000Z" }, "/event/end"],
  [{ ...lunch, start: "tomorrow" }, "/event/start"],
  [{ ...lunch, url: "javascript:alert(1)" }, "/event/url"],
  [{ ...lunch, extendedProps: { calendar: "Work" } }, "/event/extendedProps/calendar"],
])("rejects %o", async (event, pointer) => {
  const { status, body } = await add(newVisit(), event);
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer }] });
});

it("rejects an update that ends before it starts, and keeps the event", async () => {
  const visit = newVisit();
  const before = await list(visit);
  expect((await update(visit, { id: 3, end: "2020-01-01T00:00:00.000Z" })).status).toBe(422);
  expect(await list(visit)).toEqual(before);
});
