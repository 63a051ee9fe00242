/** Classifies wages as ordinary or additional. */
import { calculateWageClass } from "#generated/hrms/forms/calculators.ts";
import { calculateWageClassOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, pageOnly } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "wage-class",
  family: "calculators-cpf",
  fields: inputs(
    { ...calculateWageClass, wholly: pageOnly },
    {
      wholly: { short: "o", kind: "flag", initial: true },
      forMonth: { ...ask.month, initial: "2026-03", required: true, shown: (values) => values["wholly"] === true },
      payableOn: { short: "p", initial: "2026-04-30" },
    },
  ),
  toBody: ({ wholly: _wholly, ...body }) => body,
  ask: calculateWageClassOptions,
  view: ({ kind, month }, words) => ({
    headline: { label: words.say("result.wageKind"), value: words.code(kind) },
    groups: [{ lines: [{ label: words.say("result.wageMonth"), value: { month } }] }],
  }),
});
