/** Paternity leave. */
import { calculatePaternityLeave } from "#generated/hrms/forms/calculators.ts";
import { calculatePaternityLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "paternity-leave",
  family: "calculators-leave",
  fields: inputs(calculatePaternityLeave, {
    joinedOn: ask.joinedOn,
    birthOn: ask.birthOn,
    childCitizen: ask.childCitizen,
    married: ask.married,
  }),
  ask: calculatePaternityLeaveOptions,
  view: ({ mandatoryWeeks, voluntaryWeeks, reason }, words) => ({
    headline: { label: words.say("result.paternity"), value: words.quantity("weeks", mandatoryWeeks) },
    groups: [
      {
        lines: [
          { label: words.say("result.voluntaryWeeks"), value: words.quantity("weeks", voluntaryWeeks) },
          { label: words.say("result.reason"), value: words.code(reason) },
        ],
      },
    ],
  }),
});
