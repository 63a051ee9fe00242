/** Leave encashment. */
import { calculateLeaveEncashmentOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "leave-encashment",
  family: "calculators-pay",
  fields: [
    { ...ask.gross, initial: 250_000 },
    ask.daysPerWeek,
    { name: "halfDays", short: "d", kind: "days", required: true, initial: 10 },
  ],
  toBody: ask.withNumbers("daysPerWeek"),
  ask: calculateLeaveEncashmentOptions,
  view: ({ pay }, words) => ({
    headline: { label: words.say("result.encashment"), value: { cents: pay } },
    groups: [],
  }),
});
