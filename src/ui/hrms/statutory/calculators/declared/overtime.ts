/** Overtime of a month. */
import { calculateOvertimeOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";
import { notCovered } from "../views.ts";

export const calculator = declare({
  name: "overtime",
  family: "calculators-pay",
  fields: [
    ask.date,
    ask.category,
    ask.basic,
    { name: "minutes", short: "h", kind: "minutes", required: true, initial: 120 },
    { name: "multiple", short: "x", kind: "whole", required: true, initial: 150 },
    ask.overtimeCap,
  ],
  ask: calculateOvertimeOptions,
  view: ({ covered, hour, pay, minutesBeyondLimit }, words) => ({
    headline: { label: words.say("result.overtime"), value: { cents: pay } },
    groups: [
      {
        lines: [
          { label: words.say("result.hourUsed"), value: words.quantity("exact", hour) },
          { label: words.say("result.beyondLimit"), value: words.quantity("minutes", minutesBeyondLimit) },
        ],
      },
    ],
    notes: notCovered(covered, words),
  }),
});
