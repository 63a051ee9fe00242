/** Overtime of a month. */
import { calculateOvertime } from "#generated/hrms/forms/calculators.ts";
import { calculateOvertimeOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";
import { notCovered } from "../views.ts";

export const calculator = declare({
  name: "overtime",
  family: "calculators-pay",
  fields: inputs(calculateOvertime, {
    date: ask.date,
    category: ask.category,
    rateType: ask.rateType,
    basic: ask.basic,
    ...ask.workingTime,
    minutes: { ...ask.minutes, short: "h", initial: 120 },
    multiple: { short: "x", required: true },
    byContract: ask.byContract,
    overtimeCap: ask.overtimeCap,
  }),
  ask: calculateOvertimeOptions,
  view: ({ covered, hour, pay, minutesBeyondLimit }, words, { byContract }) => ({
    headline: { label: words.say("result.overtime"), value: { cents: pay } },
    groups: [
      {
        lines: [
          { label: words.say("result.hourUsed"), value: { cents: Math.round(Number.parseFloat(hour)) } },
          { label: words.say("result.beyondLimit"), value: words.quantity("minutes", minutesBeyondLimit) },
        ],
      },
    ],
    warnings:
      covered && minutesBeyondLimit > 0
        ? [words.say("result.overLimit", { beyond: words.quantity("minutes", minutesBeyondLimit) })]
        : [],
    notes: [...notCovered(covered, byContract === true, words), words.say("result.keptExact")],
  }),
});
