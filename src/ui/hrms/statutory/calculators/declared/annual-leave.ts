/** Annual leave of a leave year. */
import { calculateAnnualLeave } from "#generated/hrms/forms/calculators.ts";
import { calculateAnnualLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "annual-leave",
  family: "calculators-leave",
  fields: inputs(calculateAnnualLeave, {
    joinedOn: ask.joinedOn,
    leftOn: ask.leftOn,
    ...ask.leaveYear,
    serviceBasis: { short: "sb", setting: true },
  }),
  ask: calculateAnnualLeaveOptions,
  view: ({ months, days, usableFrom, eligible }, words) => ({
    headline: { label: words.say("result.annual"), value: words.quantity("days", days) },
    groups: [
      {
        lines: [
          { label: words.say("result.months"), value: { number: months } },
          { label: words.say("result.usableFrom"), value: { date: usableFrom } },
        ],
      },
    ],
    notes: eligible ? [] : [words.say("result.tooShort")],
  }),
});
