/** Limits on deductions. */
import { calculateDeductionsOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

const kinds = ["absence", "damage", "accommodation", "advance", "loan", "other"];

export const calculator = declare({
  name: "deductions",
  family: "calculators-pay",
  fields: [
    ask.date,
    { name: "salary", short: "s", kind: "money", required: true, initial: 200_000 },
    { name: "monthSalary", short: "ms", kind: "money" },
    {
      name: "deductions",
      short: "de",
      kind: "list",
      required: true,
      initial: [{ kind: "loan", amount: 60_000 }],
      columns: [
        { name: "kind", short: "k", kind: "choice", required: true, initial: "loan", choices: kinds },
        { name: "amount", short: "a", kind: "money", required: true },
      ],
    },
  ],
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
