/** Paid sick leave in a year. */
import { calculateSickLeave } from "#generated/hrms/forms/calculators.ts";
import { calculateSickLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "sick-leave",
  family: "calculators-leave",
  fields: inputs(calculateSickLeave, { joinedOn: ask.joinedOn, date: ask.date }),
  ask: calculateSickLeaveOptions,
  view: ({ outpatient, hospitalisation }, words) => ({
    headline: { label: words.say("result.outpatient"), value: words.quantity("days", outpatient) },
    groups: [
      {
        lines: [
          {
            label: words.say("result.hospitalisation"),
            value: words.quantity("days", hospitalisation),
            note: words.say("result.includes"),
          },
        ],
      },
    ],
  }),
});
