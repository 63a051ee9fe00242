import { expect, test } from "vitest";
import { minutesOf, parseTime, timeOf } from "./time-text.ts";

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["1745", "17:45"],
  ["9:30", "09:30"],
  ["9.30 pm", "21:30"],
  ["12 am", "00:00"],
  ["12 p.m.", "12:00"],
  ["9h30", "09:30"],
  ["9 Uhr", "09:00"],
  ["18:05 Uhr", "18:05"],
  ["24:00", undefined],
  ["13 pm", undefined],
  ["9:75", undefined],
  ["soon", undefined],
  ["", undefined],
])("%j is %j", (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test("minutes run round the day", () => {
  expect(timeOf(minutesOf("23:45") + 30)).toBe("00:15");
  expect(timeOf(-15)).toBe("23:45");
});
