/** Public holiday on a non-working day. */
import { calculateHolidayOnDayOffOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "holiday-on-day-off",
  family: "calculators-pay",
  fields: [ask.gross, ask.daysPerWeek, { name: "otherDayOff", short: "o", kind: "flag", initial: false }],
  toBody: ask.withNumbers("daysPerWeek"),
  ask: calculateHolidayOnDayOffOptions,
  view: ({ pay }, words) => ({ headline: { label: words.say("result.extraPay"), value: { cents: pay } }, groups: [] }),
});
