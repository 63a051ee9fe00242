/** Private provident fund, with sample or own rates. */
import { calculatePrivateProvidentFund } from "#generated/hrms/forms/calculators.ts";
import { calculatePrivateProvidentFundOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, pageOnly, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";

const isOwn = (values: Values): boolean => values["ownScheme"] === true;

export const calculator = declare({
  name: "private-provident-fund",
  family: "calculators-cpf",
  fields: inputs(
    { ...calculatePrivateProvidentFund, ...calculatePrivateProvidentFund.scheme.fields, ownScheme: pageOnly },
    {
      month: ask.month,
      birthDate: ask.birthDate,
      joinedOn: ask.joinedOn,
      basic: { ...ask.basic, initial: 400_000 },
      gross: { ...ask.gross, initial: 500_000, required: true },
      ownScheme: { short: "o", kind: "flag", initial: false },
      base: { short: "ba", initial: "basic", shown: isOwn },
      ceiling: { short: "ce", shown: isOwn },
      rounding: { short: "ro", shown: isOwn },
      cells: {
        short: "cl",
        maxItems: 20,
        shown: isOwn,
        initial: [{ ageFrom: 0, serviceFrom: 1, employer: 30_000, employee: 20_000 }],
        rows: {
          ageFrom: { short: "a", initial: 0 },
          serviceFrom: { short: "s", initial: 0 },
          employer: { ...ask.percent, short: "r", initial: 0 },
          employee: { ...ask.percent, short: "e", initial: 0 },
        },
      },
    },
  ),
  toBody: ({ ownScheme, base, ceiling, rounding, cells, ...body }) => ({
    ...body,
    ...(ownScheme === true && { scheme: { base, rounding, cells, ...(ceiling != null && { ceiling }) } }),
  }),
  ask: calculatePrivateProvidentFundOptions,
  view: ({ base, employer, employee, cell }, words, values) => ({
    headline: { label: words.say("result.ppfTotal"), value: { cents: employer + employee } },
    groups: [
      {
        lines: [
          { label: words.say("result.ppfBase"), value: { cents: base } },
          {
            label: words.say("result.employerShare"),
            value: { cents: employer },
            ...(cell && { note: words.quantity("rate", cell.employer) }),
          },
          {
            label: words.say("result.employeeShare"),
            value: { cents: employee },
            ...(cell && { note: words.quantity("rate", cell.employee) }),
          },
        ],
      },
    ],
    notes: [
      ...(cell === null ? [words.say("result.noCell")] : []),
      ...(isOwn(values) ? [] : [words.say("result.exampleScheme")]),
    ],
  }),
});
