/** Shift lengths and invalid times. */
import { expect, test } from "vitest";
import { shiftFaults, type ShiftTimes, workMinutes } from "./shift.ts";

const dayShift: ShiftTimes = {
  start: "08:30",
  end: "17:30",
  endNextDay: false,
  breaks: [{ start: "12:00", minutes: 60, paid: false }],
  earliestInMin: 60,
  latestOutMin: 180,
  halfDayMin: 240,
  absentMin: 120,
};
const night: ShiftTimes = {
  ...dayShift,
  start: "22:00",
  end: "06:30",
  endNextDay: true,
  breaks: [{ start: "02:00", minutes: 30, paid: true }],
};

test("working time is the time between start and end, without unpaid breaks", () => {
  expect(workMinutes(dayShift)).toBe(480);
  expect(workMinutes(night)).toBe(510);
  expect(workMinutes({ ...dayShift, start: "08:00", end: "08:00", endNextDay: true, breaks: [] })).toBe(1440);
});

test("valid times have no errors", () => {
  for (const shift of [
    dayShift,
    night,
    { ...dayShift, halfDayMin: null, absentMin: 480 },
    { ...dayShift, earliestInMin: 300, latestOutMin: 600 },
    { ...dayShift, earliestInMin: null, latestOutMin: 900 },
  ])
    expect(shiftFaults(shift)).toEqual([]);
});

const unpaid = (start: string, minutes: number) => ({ start, minutes, paid: false });

test.each([
  ["an end before the start", { end: "08:00" }, "/end", "shift-length"],
  ["an end at the start", { end: "08:30" }, "/end", "shift-length"],
  ["more than a day", { endNextDay: true }, "/end", "shift-length"],
  ["a break before the start", { breaks: [unpaid("08:00", 10)] }, "/breaks/0/start", "break-outside"],
  ["a break past the end", { breaks: [unpaid("17:00", 45)] }, "/breaks/0/start", "break-outside"],
  ["breaks that overlap", { breaks: [unpaid("12:00", 60), unpaid("12:30", 10)] }, "/breaks/1/start", "break-overlaps"],
  ["breaks that leave no work", { start: "08:30", end: "09:30", breaks: [unpaid("08:30", 60)] }, "/breaks", "no-work"],
  ["punches from more than a day before", { earliestInMin: 901, latestOutMin: null }, "/earliestInMin", "maximum"],
  ["punches over more than a day together", { earliestInMin: 300, latestOutMin: 601 }, "/latestOutMin", "maximum"],
  [
    "a punch beside a shift of a whole day",
    { start: "08:00", end: "08:00", endNextDay: true, breaks: [], earliestInMin: null, latestOutMin: 1 },
    "/latestOutMin",
    "maximum",
  ],
  ["half a day longer than the day", { halfDayMin: 481 }, "/halfDayMin", "maximum"],
  ["absence beyond half a day", { absentMin: 241 }, "/absentMin", "maximum"],
])("%s is reported at its field", (_what, change, pointer, code) => {
  expect(shiftFaults({ ...dayShift, ...change })).toMatchObject([{ pointer, code }]);
});
