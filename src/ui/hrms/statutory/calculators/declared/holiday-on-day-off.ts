/** Public holiday on a non-working day. */
import { calculateHolidayOnDayOff } from "#generated/hrms/forms/calculators.ts";
import { calculateHolidayOnDayOffOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "holiday-on-day-off",
  family: "calculators-pay",
  fields: inputs(calculateHolidayOnDayOff, {
    rateType: ask.rateType,
    gross: ask.gross,
    daysPerWeek: ask.daysPerWeek,
    normalMinutes: ask.hoursOfHourly,
    otherDayOff: { short: "o" },
  }),
  ask: calculateHolidayOnDayOffOptions,
  view: ({ pay }, words) => ({ headline: { label: words.say("result.extraPay"), value: { cents: pay } }, groups: [] }),
});
