/** Work on a public holiday. */
import { calculatePublicHolidayWork } from "#generated/hrms/forms/calculators.ts";
import { calculatePublicHolidayWorkOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";
import { notCovered, specialDay } from "../views.ts";

export const calculator = declare({
  name: "public-holiday-work",
  family: "calculators-pay",
  fields: inputs(calculatePublicHolidayWork, {
    date: ask.date,
    category: ask.category,
    rateType: ask.rateType,
    basic: ask.basic,
    daysPerWeek: ask.daysPerWeek,
    ...ask.workedDay,
    timeOff: { short: "to" },
    byContract: ask.byContract,
    overtimeCap: ask.overtimeCap,
  }),
  ask: calculatePublicHolidayWorkOptions,
  view: (result, words, { byContract }) => ({
    ...specialDay(result, words),
    notes: notCovered(result.covered, byContract === true, words),
  }),
});
