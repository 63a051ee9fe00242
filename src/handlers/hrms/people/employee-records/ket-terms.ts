/** The terms as written in the document: entered by a person, else from the records, else from the law. */
import type { KetInput } from "#generated/hrms/schema.ts";
import type { KetTerms } from "#src/domain/people/ket.ts";
import { writtenDay } from "#src/domain/shared/written-day.ts";
import type { KetFacts } from "#src/store/people/employee-records/ket-facts.ts";
import { linesOrNull } from "../../shared/fields.ts";

const contracts = {
  permanent: "Permanent",
  fixedTerm: "Fixed term",
  partTime: "Part time",
  casual: "Casual",
  intern: "Internship",
} as const;
const periods = {
  monthly: "Calendar month",
  semiMonthly: "Half a calendar month",
  fortnightly: "Two weeks",
  weekly: "Week",
} as const;

/** The terms are written in English. */
const written = (day: string): string => writtenDay("en", day);

/** Hundredths in ordinary notation. */
const hundredths = (value: number): string => String(value / 100);

const dayNames = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const;

/** By the person's own terms, else the company's work week; days are named if both have the same number. */
function arrangementOf({ pay, workDays, weeklyMinutes }: KetFacts): string {
  const days = pay ? pay.daysPerWeek : workDays.length * 100;
  const named = days === workDays.length * 100 ? `: ${workDays.map((day) => dayNames[day]).join(", ")}` : "";
  return `${pay ? hundredths(pay.hoursPerWeek) : weeklyMinutes / 60} hours on ${hundredths(days)} days a week${named}`;
}

function fromRecords(facts: KetFacts, fullName: string) {
  const { employer, jobTitle, placeOfWork, contractType, contractEnd, noticeDays, probationEnd, pay } = facts;
  return {
    employer,
    employee: fullName,
    jobTitle: jobTitle ?? "-",
    duties: null,
    duration:
      contractEnd === null ? contracts[contractType] : `${contracts[contractType]}, until ${written(contractEnd)}`,
    workingArrangement: arrangementOf(facts),
    salaryPeriod: pay ? periods[pay.payFrequency] : "-",
    fixedAllowances: null,
    fixedDeductions: null,
    overtimePeriod: pay?.otEligible ? periods[pay.payFrequency] : null,
    overtimeRate: pay?.otEligible ? "1.5 times the hourly basic rate" : null,
    otherPay: null,
    leave: "As the Employment Act gives",
    medical: "As the Employment Act gives",
    probation: probationEnd === null ? null : `Until ${written(probationEnd)}`,
    notice: noticeDays === null ? "As the Employment Act gives" : `${noticeDays} days`,
    placeOfWork,
  };
}

/** When a draft is changed, omitted fields stay as they were. */
export function ketTerms(body: KetInput, facts: KetFacts, fullName: string, before: KetTerms | null): KetTerms {
  const base = before ?? fromRecords(facts, fullName);
  const texts = Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const text = linesOrNull(name, value);
      return text === null ? [] : [[name, text]];
    }),
  );
  return { ...base, ...texts, employee: fullName, startDate: facts.startDate, basicSalary: facts.pay?.basic ?? 0 };
}
