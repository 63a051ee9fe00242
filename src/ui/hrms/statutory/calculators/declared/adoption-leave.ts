/** Adoption leave. */
import { calculateAdoptionLeave } from "#generated/hrms/forms/calculators.ts";
import { calculateAdoptionLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "adoption-leave",
  family: "calculators-leave",
  fields: inputs(calculateAdoptionLeave, {
    joinedOn: ask.joinedOn,
    intentOn: { short: "i", initial: ask.today },
    childCitizen: ask.childCitizen,
  }),
  ask: calculateAdoptionLeaveOptions,
  view: ({ weeks }, words) => ({
    headline: { label: words.say("result.adoption"), value: words.quantity("weeks", weeks) },
    groups: [],
  }),
});
