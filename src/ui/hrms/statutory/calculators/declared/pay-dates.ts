/** Due dates of pay. */
import { calculatePayDates } from "#generated/hrms/forms/calculators.ts";
import { calculatePayDatesOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, type Values } from "../calculator.ts";
import * as ask from "../fields.ts";

const leaves = (values: Values): boolean => values["how"] != null;

export const calculator = declare({
  name: "pay-dates",
  family: "calculators-pay",
  fields: inputs(
    { ...calculatePayDates, ...calculatePayDates.leaving.fields },
    {
      periodEnd: { short: "e", initial: ask.today },
      overtimeEnd: { short: "o" },
      how: { short: "h", required: false },
      lastDay: { short: "l", initial: ask.today, shown: leaves },
    },
  ),
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
