/** Paternity leave. */
import { calculatePaternityLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "paternity-leave",
  family: "calculators-leave",
  fields: [ask.joinedOn, ask.birthOn, ask.childCitizen, ask.married],
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
