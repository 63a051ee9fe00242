/** Maternity leave. */
import { calculateMaternityLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "maternity-leave",
  family: "calculators-leave",
  fields: [
    ask.joinedOn,
    ask.birthOn,
    { name: "birthOrder", short: "o", kind: "whole", required: true, initial: 1 },
    ask.childCitizen,
  ],
  ask: calculateMaternityLeaveOptions,
  view: ({ weeks, employerWeeks, reimbursedWeeks, unpaidWeeks }, words) => ({
    headline: { label: words.say("result.maternity"), value: words.quantity("weeks", weeks) },
    groups: [
      {
        lines: [
          { label: words.say("result.employerWeeks"), value: words.quantity("weeks", employerWeeks) },
          { label: words.say("result.reimbursedWeeks"), value: words.quantity("weeks", reimbursedWeeks) },
          { label: words.say("result.unpaidWeeks"), value: words.quantity("weeks", unpaidWeeks) },
        ],
      },
    ],
  }),
});
