/** Work on a rest day. */
import { calculateRestDayOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";
import { specialDay } from "../views.ts";

export const calculator = declare({
  name: "rest-day",
  family: "calculators-pay",
  fields: [
    ask.date,
    ask.category,
    ask.basic,
    ask.daysPerWeek,
    {
      name: "askedBy",
      short: "a",
      kind: "choice",
      required: true,
      initial: "employer",
      choices: ["employee", "employer"],
    },
    ...ask.workedDay,
    ask.overtimeCap,
  ],
  toBody: ask.withNumbers("daysPerWeek"),
  ask: calculateRestDayOptions,
  view: specialDay,
});
