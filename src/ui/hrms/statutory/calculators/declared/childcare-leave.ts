/** Childcare leave in a leave year. */
import { calculateChildcareLeaveOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "childcare-leave",
  family: "calculators-leave",
  fields: [
    ask.joinedOn,
    ask.leftOn,
    ...ask.leaveYear,
    {
      name: "children",
      short: "c",
      kind: "list",
      required: true,
      max: 20,
      initial: [{ birthDate: `${ask.thisYear - 4}-05-05`, citizen: true }],
      columns: [
        { name: "birthDate", short: "b", kind: "date", required: true },
        { name: "citizen", short: "c", kind: "flag", initial: true },
      ],
    },
  ],
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
