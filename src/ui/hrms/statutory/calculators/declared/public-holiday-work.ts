/** Work on a public holiday. */
import { calculatePublicHolidayWorkOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";
import { specialDay } from "../views.ts";

export const calculator = declare({
  name: "public-holiday-work",
  family: "calculators-pay",
  fields: [
    ask.date,
    ask.category,
    ask.basic,
    ask.daysPerWeek,
    ...ask.workedDay,
    { name: "timeOff", short: "to", kind: "flag", initial: false },
    ask.overtimeCap,
  ],
  toBody: ask.withNumbers("daysPerWeek"),
  ask: calculatePublicHolidayWorkOptions,
  view: specialDay,
});
