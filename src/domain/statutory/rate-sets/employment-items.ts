/** The values of the Employment Act as items of a rate set, each in its own unit. */
import type { EmploymentTerms } from "../rates/employment.ts";

/** Items in the order in which they are shown. */
export const employmentItems = {
  "part4-workman": "cents",
  "part4-non-workman": "cents",
  "hours-per-week": "hours",
  "half-day-hours": "hours",
  "overtime-rate": "percent",
  "overtime-hours": "hours",
  "overtime-salary-cap": "cents",
  "overtime-hourly-cap": "cents",
  "rest-day-employee-some": "halves",
  "rest-day-employee-more": "halves",
  "rest-day-employer-some": "halves",
  "rest-day-employer-more": "halves",
  "notice-1": "days",
  "notice-2-from": "weeks",
  "notice-2": "weeks",
  "notice-3-from": "years",
  "notice-3": "weeks",
  "notice-4-from": "years",
  "notice-4": "weeks",
  "deductions-total": "rate",
  "deductions-damage": "rate",
  "deductions-accommodation": "rate",
  "deductions-advance": "rate",
  "deductions-loan": "rate",
  "advance-months": "months",
  "salary-days": "days",
  "overtime-days": "days",
  "payslip-days": "days",
  "dismissal-days": "days",
  "no-notice-days": "days",
} as const;

export type EmploymentItem = keyof typeof employmentItems;

export const employmentItemNames = Object.keys(employmentItems) as readonly EmploymentItem[];

/** Throws for terms of another shape, which items cannot express. */
export function itemsOf(terms: EmploymentTerms): Record<EmploymentItem, number> {
  const { part4, overtime, restDay, deductions, payment } = terms;
  const [first, second, third, fourth] = terms.notice;
  if (!first || !second || !third || !fourth || terms.notice.length > 4)
    throw new Error("Notice has four lengths of service.");
  return {
    "part4-workman": part4.workman,
    "part4-non-workman": part4.nonWorkman,
    "hours-per-week": terms.hoursPerWeek,
    "half-day-hours": terms.halfDayMinutes / 60,
    "overtime-rate": overtime.multiple,
    "overtime-hours": overtime.minutesPerMonth / 60,
    "overtime-salary-cap": overtime.nonWorkmanSalaryCap,
    "overtime-hourly-cap": overtime.nonWorkmanHourlyCap,
    "rest-day-employee-some": restDay.employee[0],
    "rest-day-employee-more": restDay.employee[1],
    "rest-day-employer-some": restDay.employer[0],
    "rest-day-employer-more": restDay.employer[1],
    "notice-1": first.length,
    "notice-2-from": second.fromWeeks ?? 0,
    "notice-2": second.length,
    "notice-3-from": third.fromYears ?? 0,
    "notice-3": third.length,
    "notice-4-from": fourth.fromYears ?? 0,
    "notice-4": fourth.length,
    "deductions-total": deductions.total,
    "deductions-damage": deductions.each.damage ?? 0,
    "deductions-accommodation": deductions.each.accommodation ?? 0,
    "deductions-advance": deductions.each.advance ?? 0,
    "deductions-loan": deductions.each.loan ?? 0,
    "advance-months": deductions.advanceMonths,
    "salary-days": payment.salaryDays,
    "overtime-days": payment.overtimeDays,
    "payslip-days": payment.payslipWorkingDays,
    "dismissal-days": payment.dismissalWorkingDays,
    "no-notice-days": payment.noNoticeDays,
  };
}

export function termsOf(value: (item: EmploymentItem) => number): EmploymentTerms {
  return {
    part4: { workman: value("part4-workman"), nonWorkman: value("part4-non-workman") },
    hoursPerWeek: value("hours-per-week"),
    overtime: {
      multiple: value("overtime-rate"),
      minutesPerMonth: value("overtime-hours") * 60,
      nonWorkmanSalaryCap: value("overtime-salary-cap"),
      nonWorkmanHourlyCap: value("overtime-hourly-cap"),
    },
    restDay: {
      employee: [value("rest-day-employee-some"), value("rest-day-employee-more")],
      employer: [value("rest-day-employer-some"), value("rest-day-employer-more")],
    },
    halfDayMinutes: value("half-day-hours") * 60,
    notice: [
      { unit: "days", length: value("notice-1") },
      { fromWeeks: value("notice-2-from"), unit: "weeks", length: value("notice-2") },
      { fromYears: value("notice-3-from"), unit: "weeks", length: value("notice-3") },
      { fromYears: value("notice-4-from"), unit: "weeks", length: value("notice-4") },
    ],
    deductions: {
      total: value("deductions-total"),
      each: {
        damage: value("deductions-damage"),
        accommodation: value("deductions-accommodation"),
        advance: value("deductions-advance"),
        loan: value("deductions-loan"),
      },
      outsideTotal: ["absence"],
      advanceMonths: value("advance-months"),
    },
    payment: {
      salaryDays: value("salary-days"),
      overtimeDays: value("overtime-days"),
      payslipWorkingDays: value("payslip-days"),
      dismissalWorkingDays: value("dismissal-days"),
      noNoticeDays: value("no-notice-days"),
    },
  };
}
