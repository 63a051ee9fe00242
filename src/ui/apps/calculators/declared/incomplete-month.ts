/** Pay of an incomplete month. */
import { calculateIncompleteMonthOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare } from "../calculator.ts";
import * as ask from "../fields.ts";

/** Minutes by weekday, Sunday first. */
const weeks: Readonly<Record<string, readonly number[]>> = {
  "5": [0, 480, 480, 480, 480, 480, 0],
  "5.5": [0, 480, 480, 480, 480, 480, 240],
  "6": [0, 440, 440, 440, 440, 440, 440],
};

export const calculator = declare({
  name: "incomplete-month",
  family: "calculators-pay",
  fields: [
    ask.month,
    { ...ask.gross, initial: 440_000 },
    { name: "workWeek", short: "ww", kind: "choice", required: true, initial: "5", choices: ["5", "5.5", "6"] },
    { name: "joinedOn", short: "j", kind: "date" },
    { name: "leftOn", short: "l", kind: "date" },
    {
      name: "entries",
      short: "e",
      kind: "list",
      initial: [],
      most: 31,
      columns: [
        { name: "date", short: "d", kind: "date", required: true },
        { name: "half", short: "h", kind: "choice", choices: ["am", "pm"] },
        { name: "kind", short: "k", kind: "choice", required: true, initial: "no-pay-leave", choices: ["paid-leave", "no-pay-leave", "absent"] },
      ],
    },
    { name: "absentBefore", short: "ab", kind: "flag", initial: false },
    { name: "absentAfter", short: "aa", kind: "flag", initial: false },
  ],
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
          { label: words.say("result.absence"), value: { cents: -absence }, note: words.quantity("halves", absentHalves) },
          { label: words.say("result.monthPay"), value: { cents: pay }, tone: "sum" },
        ],
      },
    ],
    tables: [
      {
        name: "incomplete-month",
        caption: words.say("result.grid"),
        columns: [words.say("column.date"), words.say("column.am"), words.say("column.pm")],
        rows: days.map(({ date, am, pm }) => [{ date }, words.code(am), words.code(pm)]),
      },
    ],
  }),
});
