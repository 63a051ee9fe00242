/** Part IV coverage, hourly and daily rates. */
import { calculatePayRates } from "#generated/hrms/forms/calculators.ts";
import { calculatePayRatesOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "pay-rates",
  family: "calculators-pay",
  fields: inputs(calculatePayRates, {
    date: ask.date,
    category: ask.category,
    rateType: ask.rateType,
    basic: ask.basic,
    gross: { ...ask.gross, initial: null },
    daysPerWeek: ask.daysPerWeek,
    normalMinutes: ask.workingTime.normalMinutes,
  }),
  ask: calculatePayRatesOptions,
  view: ({ covered, hour, basicDay, grossDay }, words) => ({
    headline: {
      label: words.say("result.part4"),
      value: words.say(covered ? "result.covered" : "result.notCovered"),
      tone: covered ? "good" : "bad",
    },
    groups: [
      {
        lines: [
          { label: words.say("result.hour"), value: { cents: hour.cents } },
          { label: words.say("result.basicDay"), value: { cents: basicDay.cents } },
          { label: words.say("result.grossDay"), value: { cents: grossDay.cents } },
        ],
      },
    ],
    notes: [words.say("result.keptExact")],
  }),
});
