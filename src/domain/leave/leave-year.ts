/** Leave years: which one a day lies in. */
import { addDays, addMonths, monthOf, yearOf } from "../shared/calendar.ts";
import { serviceMonths } from "../statutory/leave/service.ts";

export interface LeaveYear {
  readonly start: string;
  readonly end: string;
}

export interface LeaveYearSettings {
  readonly leaveYearBasis: "calendar" | "fiscal" | "anniversary";
  /** From 1; 1 in a calendar year. */
  readonly leaveYearStartMonth: number;
}

const yearFrom = (start: string): LeaveYear => ({ start, end: addDays(addMonths(start, 12), -1) });

/** The company's leave year of a day, for an anniversary basis that of the calendar. */
export function companyLeaveYear({ leaveYearBasis, leaveYearStartMonth }: LeaveYearSettings, day: string): LeaveYear {
  const first = leaveYearBasis === "fiscal" ? leaveYearStartMonth : 1;
  const year = Number(monthOf(day).slice(5)) < first ? yearOf(day) - 1 : yearOf(day);
  return yearFrom(`${year}-${String(first).padStart(2, "0")}-01`);
}

/** The leave year of a person's day: from their anniversary if the company counts that way. */
export function leaveYearOf(settings: LeaveYearSettings, joinedOn: string, day: string): LeaveYear {
  if (settings.leaveYearBasis !== "anniversary" || day < joinedOn) return companyLeaveYear(settings, day);
  // Months are counted before the day, so that the anniversary itself begins a year.
  const years = Math.floor(serviceMonths(joinedOn, day) / 12);
  const start = addMonths(joinedOn, years * 12);
  return { start, end: addDays(addMonths(joinedOn, (years + 1) * 12), -1) };
}
