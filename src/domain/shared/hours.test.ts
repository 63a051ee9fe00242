/** Decimal hours give back their minutes, and columns of hours are named after their fields. */
import { expect, it } from "vitest";
import { hoursColumn, hoursOf } from "./hours.ts";

it("writes hours whose two decimals give back every minute of a month, taken off too", () => {
  const minutes = Array.from({ length: 2 * 44_640 }, (_, index) => index - 44_640);
  expect(minutes.filter((one) => Math.round(hoursOf(one) * 60) !== one)).toEqual([]);
  expect([hoursOf(601), hoursOf(480), hoursOf(-30)]).toEqual([10.02, 8, -0.5]);
});

it("names the columns of hours", () => {
  expect(["workedMin", "billableMinutes", "minutes", "hoursPerWeek"].map(hoursColumn)).toEqual([
    "workedHours",
    "billableHours",
    "hours",
    "hoursPerWeek",
  ]);
});
