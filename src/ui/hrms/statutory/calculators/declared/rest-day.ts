/** Work on a rest day. */
import { calculateRestDay } from "#generated/hrms/forms/calculators.ts";
import { calculateRestDayOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";
import { notCovered, specialDay } from "../views.ts";

export const calculator = declare({
  name: "rest-day",
  family: "calculators-pay",
  fields: inputs(calculateRestDay, {
    date: ask.date,
    category: ask.category,
    rateType: ask.rateType,
    basic: ask.basic,
    daysPerWeek: ask.daysPerWeek,
    askedBy: { short: "a", initial: "employer" },
    ...ask.workedDay,
    byContract: ask.byContract,
    overtimeCap: ask.overtimeCap,
  }),
  ask: calculateRestDayOptions,
  view: (result, words, { byContract }) => ({
    ...specialDay(result, words),
    notes: notCovered(result.covered, byContract === true, words),
  }),
});
