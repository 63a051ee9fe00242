/** Foreign worker levy of a work pass. */
import { calculateForeignWorkerLevyOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";

const isPermit = (values: Values): boolean => values["kind"] === "work-permit";

export const calculator = declare({
  name: "foreign-worker-levy",
  family: "calculators-cpf",
  fields: [
    ask.month,
    { name: "kind", short: "k", kind: "choice", required: true, initial: "s-pass", choices: ["s-pass", "work-permit"] },
    {
      name: "tier",
      short: "t",
      kind: "choice",
      required: true,
      initial: "1",
      choices: ["1", "2"],
      when: (values) => !isPermit(values),
    },
    {
      name: "sector",
      short: "s",
      kind: "choice",
      required: true,
      initial: "services",
      choices: ["services", "manufacturing", "construction", "process", "marine-shipyard"],
      when: isPermit,
    },
    {
      name: "group",
      short: "g",
      kind: "choice",
      required: true,
      initial: "tier-1",
      choices: [
        "tier-1",
        "tier-2",
        "tier-3",
        "non-traditional-source",
        "malaysia-north-asia-prc",
        "off-site",
        "no-certificate",
        "all",
      ],
      when: isPermit,
    },
    {
      name: "skill",
      short: "q",
      kind: "choice",
      required: true,
      initial: "higher",
      choices: ["higher", "basic"],
      when: isPermit,
    },
    { name: "issuedOn", short: "i", kind: "date", required: true, initial: `${ask.thisYear - 1}-01-01` },
    { name: "cancelledOn", short: "x", kind: "date" },
  ],
  toBody: ask.withNumbers("tier"),
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
