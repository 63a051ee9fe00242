/** The days whose overtime the sample companies pay with a month's pay: the law gives them fourteen days for it. */
import { bankDayBy } from "#src/domain/payroll/periods.ts";
import { holidaysIn } from "#src/domain/attendance/shared/plan.ts";
import { addDays, firstDay, lastDay, shiftMonth } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";

const [earliest, latest] = [-6, 15];
const daysToReview = 10;
const daysToPay = 12;

/** The last day, counted from the end of the month before: old enough at the time of the samples to have been reviewed. */
function cutOff(now: Date): number {
  const today = Number(localDay(defaultRegion.timeZone, now).slice(8));
  return Math.max(earliest, Math.min(latest, today - daysToReview));
}

const lastOf = (month: string, now: Date): string => addDays(firstDay(month), cutOff(now) - 1);

export const overtimeDays = (month: string, now: Date): { readonly from: string; readonly to: string } => ({
  from: addDays(lastOf(shiftMonth(month, -1), now), 1),
  to: lastOf(month, now),
});

export const samplePayDate = (month: string, now: Date): string =>
  bankDayBy(addDays(lastOf(month, now), daysToPay), holidaysIn(singapore.holidays, firstDay(month), lastDay(month)));
