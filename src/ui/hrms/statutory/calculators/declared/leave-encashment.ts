/** Leave encashment. */
import { calculateLeaveEncashment } from "#generated/hrms/forms/calculators.ts";
import { calculateLeaveEncashmentOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "leave-encashment",
  family: "calculators-pay",
  fields: inputs(calculateLeaveEncashment, {
    rateType: ask.rateType,
    gross: { ...ask.gross, initial: 250_000 },
    daysPerWeek: ask.daysPerWeek,
    normalMinutes: ask.hoursOfHourly,
    halfDays: { ...ask.halfDays, short: "d", initial: 10 },
  }),
  ask: calculateLeaveEncashmentOptions,
  view: ({ pay }, words) => ({
    headline: { label: words.say("result.encashment"), value: { cents: pay } },
    groups: [],
  }),
});
