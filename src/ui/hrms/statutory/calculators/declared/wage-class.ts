/** Classifies wages as ordinary or additional. */
import { calculateWageClassOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";

export const calculator = declare({
  name: "wage-class",
  family: "calculators-cpf",
  fields: [
    { name: "wholly", short: "o", kind: "flag", initial: true },
    {
      name: "forMonth",
      short: "m",
      kind: "month",
      required: true,
      initial: "2026-03",
      when: (values) => values["wholly"] === true,
    },
    { name: "payableOn", short: "p", kind: "date", required: true, initial: "2026-04-30" },
  ],
  toBody: ({ wholly: _wholly, ...body }) => body,
  ask: calculateWageClassOptions,
  view: ({ kind, month }, words) => ({
    headline: { label: words.say("result.wageKind"), value: words.code(kind) },
    groups: [{ lines: [{ label: words.say("result.wageMonth"), value: { month } }] }],
  }),
});
