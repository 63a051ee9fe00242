import { expect, test } from "vitest";
import { readCalendar } from "./calendar-view.ts";
import { eventTimes, formTimes, moved, resized } from "./event-times.ts";

const whole = { allDay: true, start: "2026-11-25T00:00:00.000Z", end: "2026-11-27T00:00:00.000Z" };
const zone = "Asia/Singapore";
const timed = { allDay: false, start: "2026-11-25T01:00:00.000Z", end: "2026-11-25T03:00:00.000Z" };

test("the form shows the last day, the contract has the day after it", () => {
  const times = formTimes(whole, zone);
  expect(times).toMatchObject({ startDate: "2026-11-25", endDate: "2026-11-26" });
  expect(eventTimes(times, zone)).toEqual(whole);
  expect(eventTimes(formTimes(timed, zone), zone)).toEqual(timed);
});

test("events move by days and minutes, and never end before they start", () => {
  expect(moved(whole, { days: 7, minutes: 30 }, zone)).toMatchObject({
    start: "2026-12-02T00:00:00.000Z",
    end: "2026-12-04T00:00:00.000Z",
  });
  expect(moved(timed, { days: -1, minutes: 30 }, zone)).toMatchObject({
    start: "2026-11-24T01:30:00.000Z",
    end: "2026-11-24T03:30:00.000Z",
  });
  expect(resized(whole, { days: -1, minutes: 0 }, zone)?.end).toBe("2026-11-26T00:00:00.000Z");
  expect(resized(whole, { days: -2, minutes: 0 }, zone)).toBeUndefined();
  expect(resized(timed, { days: 0, minutes: -30 }, zone)?.end).toBe("2026-11-25T02:30:00.000Z");
  expect(resized(timed, { days: 0, minutes: -120 }, zone)).toBeUndefined();
});

test("times are those of the account's zone, whatever the browser's, also over a change of the clocks", () => {
  expect(formTimes(timed, "Asia/Singapore")).toMatchObject({ startDate: "2026-11-25", startTime: "09:00" });
  expect(formTimes(timed, "America/Lima")).toMatchObject({ startDate: "2026-11-24", startTime: "20:00" });
  // Clocks in Berlin go back on 25 October: nine o'clock comes 25 hours later.
  const before = { allDay: false, start: "2026-10-24T07:00:00.000Z", end: "2026-10-24T08:00:00.000Z" };
  expect(moved(before, { days: 1, minutes: 0 }, "Europe/Berlin").start).toBe("2026-10-25T08:00:00.000Z");
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
