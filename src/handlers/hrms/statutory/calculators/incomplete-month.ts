/** Pay of a month that was not worked in full, read off its grid of half days. */
import { firstDay, yearOf } from "#src/domain/shared/calendar.ts";
import { lastHolidayYear, publicHolidays } from "#src/domain/statutory/leave/holidays.ts";
import type { Ladder } from "#src/domain/statutory/explanation.ts";
import { countHalves, monthGrid } from "#src/domain/statutory/pay/month-grid.ts";
import { monthPay } from "#src/domain/statutory/pay/month-pay.ts";
import type { RateBook } from "#src/domain/statutory/rates/book.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import type { Calculator, Schemas } from "./calculation.ts";

type Case = Schemas["IncompleteMonthInput"];

/** Without a list of holidays those of the year count, on the days on which they are observed. */
function holidaysOf({ month, holidays }: Case, rates: RateBook, ladder?: Ladder): readonly string[] {
  if (holidays) return holidays;
  const year = yearOf(month);
  // Only worth a step if the year has not been announced.
  const steps = year > lastHolidayYear(rates.holidays) ? ladder : undefined;
  return publicHolidays(year, rates.holidays, steps).map(({ observed }) => observed);
}

export const incompleteMonthCalculation: Calculator<"IncompleteMonth"> = {
  dated: "month",
  inputs: { year: "month", dates: "entries" },
  calculate(input, rates, ladder) {
    const {
      month,
      gross,
      week,
      restDay = 0,
      joinedOn = null,
      leftOn = null,
      entries = [],
      absentBefore = false,
      absentAfter = false,
    } = input;
    const { halfDayMinutes } = rowAt(rates.employment, firstDay(month)).value;
    const grid = monthGrid({
      month,
      week,
      restDay,
      joinedOn,
      leftOn,
      entries: entries.map(({ half, ...entry }) => ({ ...entry, ...(half && { half }) })),
      absentBefore,
      absentAfter,
      holidays: holidaysOf(input, rates, ladder),
      halfDayMinutes,
    });
    const scheduled = week.reduce(
      (days, minutes) => days + (minutes === 0 ? 0 : minutes > halfDayMinutes ? 1 : 0.5),
      0,
    );
    return {
      ...monthPay(gross, input.daysPerWeek ?? Math.max(0.5, scheduled), grid, ladder),
      halves: countHalves(grid),
      days: grid.map(({ date, halves: [am, pm] }) => ({ date, am: am.status, pm: pm.status })),
    };
  },
};
