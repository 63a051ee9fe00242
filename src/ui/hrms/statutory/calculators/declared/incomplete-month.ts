/** Pay of an incomplete month. */
import { calculateIncompleteMonth } from "#generated/hrms/forms/calculators.ts";
import { calculateIncompleteMonthOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, pageOnly } from "../calculator.ts";
import * as ask from "../fields.ts";

/** Minutes by weekday, Sunday first. */
const weeks: Readonly<Record<string, readonly number[]>> = {
  "5": [0, 480, 480, 480, 480, 480, 0],
  "5.5": [0, 480, 480, 480, 480, 480, 240],
  "6": [0, 440, 440, 440, 440, 440, 440],
};

interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly am: string;
  readonly pm: string;
}

/** Merges adjacent equal days. */
function dayRanges(days: readonly { date: string; am: string; pm: string }[]): DayRange[] {
  const found: DayRange[] = [];
  for (const { date, am, pm } of days) {
    const last = found.at(-1);
    if (last !== undefined && last.am === am && last.pm === pm) found[found.length - 1] = { ...last, to: date };
    else found.push({ from: date, to: date, am, pm });
  }
  return found;
}

export const calculator = declare({
  name: "incomplete-month",
  family: "calculators-pay",
  fields: inputs(
    { ...calculateIncompleteMonth, workWeek: pageOnly },
    {
      month: ask.month,
      gross: { ...ask.gross, initial: 440_000 },
      workWeek: { short: "ww", kind: "choice", initial: "5", choices: ["5", "5.5", "6"] },
      joinedOn: { short: "j" },
      leftOn: ask.leftOn,
      entries: {
        short: "e",
        maxItems: 31,
        rows: { date: { short: "d" }, half: { short: "h" }, kind: { short: "k", initial: "no-pay-leave" } },
      },
      absentBefore: { short: "ab" },
      absentAfter: { short: "aa" },
    },
  ),
  toBody: ({ workWeek, ...body }) => ({ ...body, week: weeks[String(workWeek)], daysPerWeek: Number(workWeek) }),
  ask: calculateIncompleteMonthOptions,
  view: ({ workingHalves, paidHalves, notEarned, absence, absentHalves, earned, pay, days }, words) => ({
    headline: { label: words.say("result.monthPay"), value: { cents: pay } },
    groups: [
      {
        lines: [
          { label: words.say("result.workingDays"), value: words.quantity("halves", workingHalves) },
          { label: words.say("result.paidDays"), value: words.quantity("halves", paidHalves) },
          { label: words.say("result.earned"), value: { cents: earned } },
          { label: words.say("result.notEarned"), value: { cents: notEarned }, tone: "part" },
          {
            label: words.say("result.absence"),
            value: { cents: -absence },
            note: words.quantity("halves", absentHalves),
          },
          { label: words.say("result.monthPay"), value: { cents: pay }, tone: "sum" },
        ],
      },
    ],
    tables: [
      {
        name: "incomplete-month",
        caption: words.say("result.grid"),
        columns: ["from", "to", "am", "pm"].map((column) => words.say(`column.${column}`)),
        rows: dayRanges(days).map(({ from, to, am, pm }) => [
          { date: from },
          { date: to },
          words.code(am),
          words.code(pm),
        ]),
      },
    ],
  }),
});
