/** Adoption leave. */
import { calculateAdoptionLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "adoption-leave",
  family: "calculators-leave",
  fields: [
    ask.joinedOn,
    { name: "intentOn", short: "i", kind: "date", required: true, initial: ask.today },
    ask.childCitizen,
  ],
  ask: calculateAdoptionLeaveOptions,
  view: ({ weeks }, words) => ({
    headline: { label: words.say("result.adoption"), value: words.quantity("weeks", weeks) },
    groups: [],
  }),
});
