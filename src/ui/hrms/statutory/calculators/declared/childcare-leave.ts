/** Childcare leave in a leave year. */
import { calculateChildcareLeave } from "#generated/hrms/forms/calculators.ts";
import { calculateChildcareLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "childcare-leave",
  family: "calculators-leave",
  fields: inputs(calculateChildcareLeave, {
    joinedOn: ask.joinedOn,
    leftOn: ask.leftOn,
    ...ask.leaveYear,
    children: {
      short: "c",
      initial: [{ birthDate: `${ask.thisYear - 4}-05-05`, citizen: true }],
      rows: { birthDate: { short: "b" }, citizen: { short: "c", initial: true } },
    },
  }),
  ask: calculateChildcareLeaveOptions,
  view: ({ childcare, extended, total, infantCare }, words) => ({
    headline: { label: words.say("result.childcareTotal"), value: words.quantity("days", total) },
    groups: [
      {
        lines: [
          { label: words.say("result.childcare"), value: words.quantity("days", childcare) },
          { label: words.say("result.extended"), value: words.quantity("days", extended) },
          { label: words.say("result.infantCare"), value: words.quantity("days", infantCare) },
        ],
      },
    ],
  }),
});
