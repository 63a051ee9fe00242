/** Annual leave of a leave year. */
import { calculateAnnualLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "annual-leave",
  family: "calculators-leave",
  fields: [
    ask.joinedOn,
    ask.leftOn,
    ...ask.leaveYear,
    {
      name: "serviceBasis",
      short: "sb",
      kind: "choice",
      required: true,
      setting: true,
      initial: "each-month",
      choices: ["each-month", "period-start"],
    },
  ],
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
