/** Due dates of pay. */
import { calculatePayDatesOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";

const leaves = (values: Values): boolean => values["how"] != null;

export const calculator = declare({
  name: "pay-dates",
  family: "calculators-pay",
  fields: [
    { name: "periodEnd", short: "e", kind: "date", required: true, initial: ask.today },
    { name: "overtimeEnd", short: "o", kind: "date" },
    { name: "how", short: "h", kind: "choice", choices: ["notice-served", "dismissed", "no-notice"] },
    { name: "lastDay", short: "l", kind: "date", required: true, initial: ask.today, when: leaves },
  ],
  toBody: ({ how, lastDay, ...body }) => ({ ...body, ...(how != null && { leaving: { how, lastDay } }) }),
  ask: calculatePayDatesOptions,
  view: ({ salaryBy, overtimeBy, finalBy, payslipBy }, words) => ({
    headline: { label: words.say("result.salaryBy"), value: { date: salaryBy } },
    groups: [
      {
        lines: [
          { label: words.say("result.overtimeBy"), value: { date: overtimeBy } },
          { label: words.say("result.payslipBy"), value: { date: payslipBy } },
          ...(finalBy === null ? [] : [{ label: words.say("result.finalBy"), value: { date: finalBy } }]),
        ],
      },
    ],
    notes: [words.say("result.knownHolidays")],
  }),
});
