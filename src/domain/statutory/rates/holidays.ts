/** Public holidays as gazetted, a row for each year. */
import type { Row, Series } from "./dated.ts";

export interface GazettedHoliday {
  readonly date: string;
  readonly name: string;
  /** Gazetted once, such as polling day. */
  readonly oneOff?: boolean;
}

export type HolidaySeries = Series<readonly GazettedHoliday[]>;

/** "01-01 New Year's Day", one per line. */
function year(
  number: string,
  text: string,
  certainty: Row<unknown>["certainty"] = "copied",
  oneOff: readonly string[] = [],
): HolidaySeries["rows"][number] {
  const value = text
    .trim()
    .split("\n")
    .map((line) => {
      const date = `${number}-${line.trim().slice(0, 5)}`;
      return { date, name: line.trim().slice(6), ...(oneOff.includes(date) && { oneOff: true }) };
    });
  return { from: `${number}-01-01`, value, source: "mom-holidays", certainty };
}

export const holidays: HolidaySeries = {
  name: "public-holidays",
  announcedUpTo: "2027-12-31",
  rows: [
    year(
      "2025",
      `01-01 New Year's Day
       01-29 Chinese New Year
       01-30 Chinese New Year (second day)
       03-31 Hari Raya Puasa
       04-18 Good Friday
       05-01 Labour Day
       05-03 Polling Day
       05-12 Vesak Day
       06-07 Hari Raya Haji
       08-09 National Day
       10-20 Deepavali
       12-25 Christmas Day`,
      "copied",
      ["2025-05-03"],
    ),
    year(
      "2026",
      `01-01 New Year's Day
       02-17 Chinese New Year
       02-18 Chinese New Year (second day)
       03-21 Hari Raya Puasa
       04-03 Good Friday
       05-01 Labour Day
       05-27 Hari Raya Haji
       05-31 Vesak Day
       08-09 National Day
       11-08 Deepavali
       12-25 Christmas Day`,
    ),
    year(
      "2027",
      `01-01 New Year's Day
       02-06 Chinese New Year
       02-07 Chinese New Year (second day)
       03-10 Hari Raya Puasa
       03-26 Good Friday
       05-01 Labour Day
       05-17 Hari Raya Haji
       05-20 Vesak Day
       08-09 National Day
       10-28 Deepavali
       12-25 Christmas Day`,
    ),
  ],
};
