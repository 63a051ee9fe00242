/** Private provident fund, with sample or own rates. */
import { calculatePrivateProvidentFundOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";

const isOwn = (values: Values): boolean => values["ownScheme"] === true;

export const calculator = declare({
  name: "private-provident-fund",
  family: "calculators-cpf",
  fields: [
    ask.month,
    ask.birthDate,
    ask.joinedOn,
    { ...ask.basic, initial: 400_000 },
    { ...ask.gross, initial: 500_000 },
    { name: "ownScheme", short: "o", kind: "flag", initial: false },
    {
      name: "base",
      short: "ba",
      kind: "choice",
      required: true,
      initial: "basic",
      choices: ["basic", "gross"],
      when: isOwn,
    },
    { name: "ceiling", short: "ce", kind: "money", when: isOwn },
    {
      name: "rounding",
      short: "ro",
      kind: "choice",
      required: true,
      initial: "fundCent",
      choices: ["fundCent", "fundDollar"],
      when: isOwn,
    },
    {
      name: "cells",
      short: "cl",
      kind: "list",
      required: true,
      max: 20,
      when: isOwn,
      initial: [{ ageFrom: 0, serviceFrom: 1, employer: 30_000, employee: 20_000 }],
      columns: [
        { name: "ageFrom", short: "a", kind: "whole", required: true, initial: 0 },
        { name: "serviceFrom", short: "s", kind: "whole", required: true, initial: 0 },
        { name: "employer", short: "r", kind: "percent", required: true, initial: 0 },
        { name: "employee", short: "e", kind: "percent", required: true, initial: 0 },
      ],
    },
  ],
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
