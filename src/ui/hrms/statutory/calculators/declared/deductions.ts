/** Limits on deductions. */
import { calculateDeductions } from "#generated/hrms/forms/calculators.ts";
import { calculateDeductionsOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "deductions",
  family: "calculators-pay",
  fields: inputs(calculateDeductions, {
    date: ask.date,
    salary: { short: "s", initial: 200_000 },
    monthSalary: { short: "ms" },
    deductions: {
      short: "de",
      maxItems: 12,
      initial: [{ kind: "loan", amount: 60_000 }],
      rows: { kind: { short: "k", initial: "loan" }, amount: { short: "a" } },
    },
  }),
  ask: calculateDeductionsOptions,
  view: ({ allowed, limits }, words) => ({
    headline: {
      label: words.say("result.deductions"),
      value: words.say(allowed ? "result.within" : "result.exceeded"),
      tone: allowed ? "good" : "bad",
    },
    groups: [
      {
        lines: limits.map(({ rule, amount, limit, exceeded }) => ({
          label: words.code(rule),
          value: words.say("result.ofLimit", { amount: words.money(amount), limit: words.money(limit) }),
          ...(exceeded && { note: words.say("result.tooMuch", { amount: words.money(amount - limit) }) }),
        })),
      },
    ],
  }),
});
