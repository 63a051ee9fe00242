/** Foreign worker levy of a work pass. */
import { calculateForeignWorkerLevy } from "#generated/hrms/forms/calculators.ts";
import { calculateForeignWorkerLevyOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";

const isPermit = (values: Values): boolean => values["kind"] === "work-permit";

export const calculator = declare({
  name: "foreign-worker-levy",
  family: "calculators-cpf",
  fields: inputs(calculateForeignWorkerLevy, {
    month: ask.month,
    kind: { short: "k", initial: "s-pass" },
    tier: { short: "t", shown: (values) => !isPermit(values) },
    sector: { short: "s", initial: "services", shown: isPermit },
    group: { short: "g", initial: "tier-1", shown: isPermit },
    skill: { short: "q", shown: isPermit },
    issuedOn: { short: "i", initial: `${ask.thisYear - 1}-01-01` },
    cancelledOn: { short: "x" },
  }),
  ask: calculateForeignWorkerLevyOptions,
  view: ({ monthly, daily, days, amount, payBy }, words) => ({
    headline: { label: words.say("result.levyAmount"), value: { cents: amount } },
    groups: [
      {
        lines: [
          { label: words.say("result.monthly"), value: { cents: monthly } },
          { label: words.say("result.daily"), value: { cents: daily } },
          { label: words.say("result.days"), value: { number: days } },
          { label: words.say("result.payBy"), value: { date: payBy } },
        ],
      },
    ],
  }),
});
