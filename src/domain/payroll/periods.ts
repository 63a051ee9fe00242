/** The pay periods of a year. */
import { addDays, daysInMonth, firstDay, lastDay, monthOf, shiftMonth, weekday } from "../shared/calendar.ts";
import { payDates } from "../statutory/pay/pay-dates.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { rowAt } from "../statutory/rates/dated.ts";

export interface PeriodDraft {
  readonly startDate: string;
  readonly endDate: string;
  readonly attendanceFrom: string;
  readonly attendanceTo: string;
  readonly payDate: string;
  readonly month: string;
}

export interface YearOfPeriods {
  readonly year: number;
  readonly frequency: "monthly" | "semiMonthly" | "fortnightly" | "weekly";
  readonly payDay: number | null;
  readonly attendanceCutOff: number | null;
  readonly startsOn: string | null;
}

/** Banks transfer on weekdays that are not public holidays. */
export const isBankDay = (day: string, holidays: ReadonlySet<string>): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && !holidays.has(day);

/** The day itself, or the last bank working day before it. */
export function bankDayBy(day: string, holidays: ReadonlySet<string>): string {
  let found = day;
  while (!isBankDay(found, holidays)) found = addDays(found, -1);
  return found;
}

/** The day by which the law wants the overtime paid, if the pay date is after it. */
export function overtimeLate(
  { attendanceTo, payDate }: Pick<PeriodDraft, "attendanceTo" | "payDate">,
  employment: RateBook["employment"],
): string | undefined {
  const { overtimeBy } = payDates({ periodEnd: attendanceTo, holidays: new Set() }, rowAt(employment, attendanceTo));
  return payDate > overtimeBy ? overtimeBy : undefined;
}

const dayOf = (month: string, day: number): string =>
  `${month}-${String(Math.min(day, daysInMonth(month))).padStart(2, "0")}`;

export function periodsOfYear(wanted: YearOfPeriods, holidays: ReadonlySet<string>): PeriodDraft[] {
  const { year, frequency, payDay, attendanceCutOff, startsOn } = wanted;
  const months = Array.from({ length: 12 }, (_, index) => shiftMonth(`${year}-01`, index));
  const own = (startDate: string, endDate: string): PeriodDraft => ({
    startDate,
    endDate,
    attendanceFrom: startDate,
    attendanceTo: endDate,
    payDate: bankDayBy(endDate, holidays),
    month: monthOf(endDate),
  });
  if (frequency === "monthly")
    return months.map((month) => ({
      ...own(firstDay(month), lastDay(month)),
      ...(attendanceCutOff !== null && {
        attendanceFrom: addDays(dayOf(shiftMonth(month, -1), attendanceCutOff), 1),
        attendanceTo: dayOf(month, attendanceCutOff),
      }),
      payDate: bankDayBy(payDay === null ? lastDay(month) : dayOf(month, payDay), holidays),
    }));
  if (frequency === "semiMonthly")
    return months.flatMap((month) => [own(firstDay(month), `${month}-15`), own(`${month}-16`, lastDay(month))]);
  const length = frequency === "weekly" ? 7 : 14;
  let start = startsOn ?? firstMonday(year);
  const periods: PeriodDraft[] = [];
  while (start <= `${year}-12-31`) {
    periods.push(own(start, addDays(start, length - 1)));
    start = addDays(start, length);
  }
  return periods;
}

function firstMonday(year: number): string {
  let day = `${year}-01-01`;
  while (weekday(day) !== 1) day = addDays(day, 1);
  return day;
}

const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** What people call a period: its month, the half of it, or its days. */
export function periodName({ startDate, endDate, month }: PeriodDraft, frequency: YearOfPeriods["frequency"]): string {
  const name = `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  if (frequency === "monthly") return name;
  return frequency === "semiMonthly"
    ? `${name}, ${startDate.slice(8)}–${endDate.slice(8)}`
    : `${startDate} – ${endDate}`;
}
