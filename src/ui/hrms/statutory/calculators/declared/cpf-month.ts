/** CPF of a month: payslip, and cost to the employer. */
import { calculateCpfMonth } from "#generated/hrms/forms/calculators.ts";
import { calculateCpfMonthOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";
import { fundLines } from "../views.ts";

export const calculator = declare({
  name: "cpf-month",
  family: "calculators-cpf",
  fields: inputs(calculateCpfMonth, {
    month: ask.month,
    birthDate: ask.birthDate,
    residency: ask.residency,
    ...ask.permanentResident,
    ordinaryWages: { short: "ow", initial: 500_000 },
    additionalWages: { short: "aw" },
    additionalRoom: { short: "ar", shown: (values) => Number(values["additionalWages"]) > 0 },
    ...ask.funds,
    choices: ask.fundChoices,
    sdlRounding: ask.sdlRounding,
    ...ask.fundSettings,
    conversionMonth: { short: "cm", setting: true, shown: (values) => values["residency"] === "pr" },
  }),
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
