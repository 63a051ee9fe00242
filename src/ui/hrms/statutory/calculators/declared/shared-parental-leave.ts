/** Shared parental leave. */
import { calculateSharedParentalLeave } from "#generated/hrms/forms/calculators.ts";
import { calculateSharedParentalLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "shared-parental-leave",
  family: "calculators-leave",
  fields: inputs(calculateSharedParentalLeave, {
    birthOn: ask.birthOn,
    childCitizen: ask.childCitizen,
    married: ask.married,
    fatherWeeks: { short: "f" },
    decidedOn: { short: "d", shown: (values) => values["fatherWeeks"] != null },
  }),
  ask: calculateSharedParentalLeaveOptions,
  view: ({ weeks, father, mother, outOfMaternity, sharing, decideBy, blockBy, takeBy }, words) => ({
    headline: { label: words.say("result.shared"), value: words.quantity("weeks", weeks) },
    groups: [
      {
        lines: [
          { label: words.say("result.father"), value: words.quantity("weeks", father) },
          { label: words.say("result.mother"), value: words.quantity("weeks", mother) },
          { label: words.say("result.sharing"), value: words.code(sharing) },
          { label: words.say("result.decideBy"), value: { date: decideBy } },
          { label: words.say("result.blockBy"), value: { date: blockBy } },
          { label: words.say("result.takeBy"), value: { date: takeBy } },
        ],
      },
    ],
    notes: outOfMaternity ? [words.say("result.outOfMaternity")] : [],
  }),
});
