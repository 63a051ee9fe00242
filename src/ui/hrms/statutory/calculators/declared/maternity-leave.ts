/** Maternity leave. */
import { calculateMaternityLeave } from "#generated/hrms/forms/calculators.ts";
import { calculateMaternityLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "maternity-leave",
  family: "calculators-leave",
  fields: inputs(calculateMaternityLeave, {
    joinedOn: ask.joinedOn,
    birthOn: ask.birthOn,
    birthOrder: { short: "o", initial: 1 },
    childCitizen: ask.childCitizen,
  }),
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
