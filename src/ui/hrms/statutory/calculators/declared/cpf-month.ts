/** CPF of a month: payslip, and cost to the employer. */
import { calculateCpfMonthOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";
import { fundLines } from "../views.ts";

export const calculator = declare({
  name: "cpf-month",
  family: "calculators-cpf",
  fields: [
    ask.month,
    ask.birthDate,
    ask.residency,
    ...ask.permanentResident,
    { name: "ordinaryWages", short: "ow", kind: "money", required: true, initial: 500_000 },
    { name: "additionalWages", short: "aw", kind: "money", initial: 0 },
    { name: "additionalRoom", short: "ar", kind: "money", when: (values) => Number(values["additionalWages"]) > 0 },
    ...ask.funds,
    ask.fundChoices,
    ask.sdlRounding,
    ...ask.fundSettings,
    {
      name: "conversionMonth",
      short: "cm",
      kind: "choice",
      required: true,
      setting: true,
      initial: "working-days",
      choices: ["working-days", "calendar-days", "whole-month"],
      when: (values) => values["residency"] === "pr",
    },
  ],
  ask: calculateCpfMonthOptions,
  view: ({ cpf, sdl, funds, wages, deducted, netPay, employerCost }, words) => ({
    headline: { label: words.say("result.netPay"), value: { cents: netPay } },
    groups: [
      {
        title: words.say("result.employee"),
        lines: [
          { label: words.say("result.wages"), value: { cents: wages } },
          {
            label: words.say("result.employeeCpf"),
            value: { cents: -cpf.employee },
            note: words.say(`cpfReason.${cpf.reason}`),
          },
          ...fundLines(funds, words),
          { label: words.say("result.deducted"), value: { cents: -deducted } },
          { label: words.say("result.netPay"), value: { cents: netPay }, tone: "sum" },
        ],
      },
      {
        title: words.say("result.employer"),
        lines: [
          { label: words.say("result.wages"), value: { cents: wages } },
          { label: words.say("result.employerCpf"), value: { cents: cpf.employer } },
          { label: words.say("result.sdl"), value: { cents: sdl } },
          { label: words.say("result.employerCost"), value: { cents: employerCost }, tone: "sum" },
        ],
      },
      {
        title: words.say("result.toBoard"),
        lines: [
          { label: words.say("result.cpfTotal"), value: { cents: cpf.total } },
          { label: words.say("result.ordinarySubject"), value: { cents: cpf.ordinarySubject }, tone: "part" },
          { label: words.say("result.additionalSubject"), value: { cents: cpf.additionalSubject }, tone: "part" },
        ],
      },
    ],
  }),
});
