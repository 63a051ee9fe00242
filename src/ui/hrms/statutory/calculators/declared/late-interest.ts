/** Interest on late contributions. */
import { calculateLateInterest } from "#generated/hrms/forms/calculators.ts";
import { calculateLateInterestOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "late-interest",
  family: "calculators-cpf",
  fields: inputs(calculateLateInterest, {
    month: { ...ask.month, initial: "2026-10" },
    amount: { short: "a", initial: 300_000 },
    paidOn: { short: "p", initial: "2026-11-20" },
  }),
  ask: calculateLateInterestOptions,
  view: ({ dueOn, graceUntil, daysLate, interest }, words) => ({
    headline: {
      label: words.say("result.interest"),
      value: { cents: interest },
      ...(interest > 0 && { tone: "bad" as const }),
    },
    groups: [
      {
        lines: [
          { label: words.say("result.dueOn"), value: { date: dueOn } },
          { label: words.say("result.graceUntil"), value: { date: graceUntil } },
          { label: words.say("result.daysLate"), value: { number: daysLate } },
        ],
      },
    ],
  }),
});
