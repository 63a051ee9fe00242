import { expect, test } from "vitest";
import { readCalendar } from "./calendar-view.ts";
import { eventTimes, formTimes, moved, resized } from "./event-times.ts";

const whole = { allDay: true, start: "2026-11-25T00:00:00.000Z", end: "2026-11-27T00:00:00.000Z" };
const timed = { allDay: false, start: "2026-11-25T01:00:00.000Z", end: "2026-11-25T03:00:00.000Z" };

test("the form shows the last day, the contract has the day after it", () => {
  const times = formTimes(whole);
  expect(times).toMatchObject({ startDate: "2026-11-25", endDate: "2026-11-26" });
  expect(eventTimes(times)).toEqual(whole);
  expect(eventTimes(formTimes(timed))).toEqual(timed);
});

test("events move by days and minutes, and never end before they start", () => {
  expect(moved(whole, { days: 7, minutes: 30 })).toMatchObject({
    start: "2026-12-02T00:00:00.000Z",
    end: "2026-12-04T00:00:00.000Z",
  });
  expect(moved(timed, { days: -1, minutes: 30 })).toMatchObject({
    start: "2026-11-24T01:30:00.000Z",
    end: "2026-11-24T03:30:00.000Z",
  });
  expect(resized(whole, { days: -1, minutes: 0 })?.end).toBe("2026-11-26T00:00:00.000Z");
  expect(resized(whole, { days: -2, minutes: 0 })).toBeUndefined();
  expect(resized(timed, { days: 0, minutes: -30 })?.end).toBe("2026-11-25T02:30:00.000Z");
  expect(resized(timed, { days: 0, minutes: -120 })).toBeUndefined();
});

test("the URL drops what it doesn't know", () => {
  expect(
    readCalendar({ view: "year", date: "2026-02-31x", hide: ["Family", "Work"], event: "7", start: "2026-11-25" }),
  ).toEqual({
    hide: ["Family"],
    event: 7,
  });
  expect(readCalendar({ event: "new", start: "2026-11-25", end: "2026-11-25T01:00:00.000Z" })).toEqual({
    event: "new",
    start: "2026-11-25",
    end: "2026-11-25T01:00:00.000Z",
  });
});
