/** Public holidays of a year. */
import { calculatePublicHolidays } from "#generated/hrms/forms/calculators.ts";
import { calculatePublicHolidaysOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";

export const calculator = declare({
  name: "public-holidays",
  family: "calculators-leave",
  fields: inputs(calculatePublicHolidays, { year: { short: "y", initial: ask.thisYear } }),
  ask: calculatePublicHolidaysOptions,
  view: ({ holidays, announcedYear }, words, { year }) => ({
    headline: { label: words.say("result.holidays"), value: { number: holidays.length } },
    groups: [],
    warnings: announcedYear === year ? [] : [words.say("result.notAnnounced", { year: String(announcedYear) })],
    tables: [
      {
        name: "public-holidays",
        caption: words.say("result.holidayList"),
        columns: [
          words.say("column.holiday"),
          words.say("column.date"),
          words.say("column.weekday"),
          words.say("column.observed"),
        ],
        rows: holidays.map(({ name, date, observed }) => [name, { date }, words.weekday(date), { date: observed }]),
      },
    ],
  }),
});
