/** Leave policies below the law, each with the section that they violate. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { rowAtOrFirst } from "../statutory/rates/dated.ts";
import type { LeaveSeries } from "../statutory/rates/leave.ts";
import type { LeaveEligibility } from "./eligibility.ts";
import type { FullTime } from "./part-time.ts";
import { type LeavePolicy, yearUnits } from "./policy.ts";
import type { LeaveKind, LeaveUnit } from "./shared/vocabulary.ts";

const employmentAct = "Employment Act 1968";
const coSavings = "Child Development Co-Savings Act 2001";

/** What a leave type says that the law has a say in. */
export interface LegalType {
  readonly kind: LeaveKind;
  readonly unit: LeaveUnit;
  readonly payFraction: number;
  readonly countsRestDays: boolean;
  readonly countsHolidays: boolean;
  readonly noticeDays: number;
  readonly eligibility: LeaveEligibility;
}

interface Act {
  readonly section: string;
  /** Completed months of service that the law may require. */
  readonly serviceMonths: number;
  readonly paid: boolean;
  /** Whether it applies to every employee, whatever their gender and residency. */
  readonly forEveryone: boolean;
}

/** The sections by kind; kinds that are left to the employer have none. */
function actOf(
  kind: LeaveKind,
  childCitizen: LeaveEligibility["childCitizen"],
  rates: LeaveSeries,
  day: string,
): Act | null {
  const months = (serviceMonths: number, section: string, more: Partial<Act> = {}): Act => ({
    section,
    serviceMonths,
    paid: true,
    forEveryone: false,
    ...more,
  });
  switch (kind) {
    case "annual":
      return months(rowAtOrFirst(rates.annual, day).value.minServiceMonths, `${employmentAct}, s. 88A`, {
        forEveryone: true,
      });
    case "sick":
    case "hospitalisation":
      return months(rowAtOrFirst(rates.sick, day).value[0]?.fromMonths ?? 0, `${employmentAct}, s. 89`, {
        forEveryone: true,
      });
    case "childcare":
    case "extended-childcare":
      return months(
        rowAtOrFirst(rates.childcare, day).value.minServiceMonths,
        childCitizen === "other" ? `${employmentAct}, s. 87A` : coSavings,
      );
    case "infant-care":
      return months(rowAtOrFirst(rates.infantCare, day).value.minServiceMonths, coSavings, { paid: false });
    case "maternity":
      return months(3, childCitizen === "other" ? `${employmentAct}, s. 76` : coSavings);
    case "paternity":
      return months(rowAtOrFirst(rates.paternity, day).value.minServiceMonths, coSavings);
    case "shared-parental":
      return months(3, coSavings);
    case "adoption":
      return months(rowAtOrFirst(rates.adoption, day).value.minServiceMonths, coSavings);
    default:
      return null;
  }
}

const fault = (
  pointer: string,
  section: string,
  params: Record<string, string | number> = {},
  code = "below-law",
): ProblemFault => ({
  pointer,
  code,
  params: { section, ...params },
});

/** Conditions of a leave type that the law does not allow. */
export function legalTypeFaults(type: LegalType, rates: LeaveSeries, day: string): ProblemFault[] {
  const { eligibility } = type;
  const act = actOf(type.kind, eligibility.childCitizen, rates, day);
  if (act === null) return [];
  const { section } = act;
  const faults: ProblemFault[] = [];
  if (act.paid && type.payFraction < 1) faults.push(fault("/payFraction", section, {}, "must-be-paid"));
  if (eligibility.serviceMonths > act.serviceMonths)
    faults.push(fault("/serviceMonths", section, { months: act.serviceMonths }, "service-beyond-law"));
  if (act.forEveryone) {
    if (eligibility.gender !== "any") faults.push(fault("/gender", section, {}, "for-everyone"));
    if (eligibility.maritalStatus !== "any") faults.push(fault("/maritalStatus", section, {}, "for-everyone"));
    if (eligibility.residencies.length > 0) faults.push(fault("/residencies", section, {}, "for-everyone"));
    if (eligibility.passCategories.length > 0) faults.push(fault("/passCategories", section, {}, "for-everyone"));
    if (eligibility.childAge !== null) faults.push(fault("/childAge", section, {}, "for-everyone"));
  }
  // Annual leave comes on top of rest days and holidays.
  if (type.kind === "annual" && type.countsRestDays) faults.push(fault("/countsRestDays", section, {}, "on-top"));
  if (type.kind === "annual" && type.countsHolidays) faults.push(fault("/countsHolidays", section, {}, "on-top"));
  if ((type.kind === "sick" || type.kind === "hospitalisation") && type.noticeDays > 0)
    faults.push(fault("/noticeDays", section, {}, "no-notice"));
  const age = leastChildAge(type, rates, day);
  if (age !== null && (eligibility.childAge ?? age) < age)
    faults.push(fault("/childAge", section, { age }, "child-below-law"));
  return faults;
}

function leastChildAge({ kind }: LegalType, rates: LeaveSeries, day: string): number | null {
  const { youngUnder, olderUnder } = rowAtOrFirst(rates.childcare, day).value;
  if (kind === "childcare") return youngUnder;
  if (kind === "extended-childcare") return olderUnder;
  return kind === "infant-care" ? rowAtOrFirst(rates.infantCare, day).value.childUnder : null;
}

interface Least {
  readonly serviceMonths: number;
  readonly days: number;
}

/** The least days of a full-timer by completed months of service. */
function leastOf(
  { kind, countsRestDays, eligibility }: LegalType,
  workDays: number,
  rates: LeaveSeries,
  day: string,
): Least[] {
  const inWeeks = (weeks: number): Least[] => [{ serviceMonths: 3, days: weeks * (countsRestDays ? 7 : workDays) }];
  const childcare = rowAtOrFirst(rates.childcare, day).value;
  switch (kind) {
    case "annual": {
      const { daysByYear, minServiceMonths } = rowAtOrFirst(rates.annual, day).value;
      return daysByYear.map((days, year) => ({ serviceMonths: Math.max(year * 12, minServiceMonths), days }));
    }
    case "sick":
      return rowAtOrFirst(rates.sick, day).value.map((row) => ({
        serviceMonths: row.fromMonths,
        days: row.outpatient,
      }));
    case "hospitalisation":
      return rowAtOrFirst(rates.sick, day).value.map((row) => ({
        serviceMonths: row.fromMonths,
        days: row.hospitalisation,
      }));
    case "childcare":
      return [
        {
          serviceMonths: childcare.minServiceMonths,
          days: eligibility.childCitizen === "other" ? childcare.otherChild : childcare.underSeven,
        },
      ];
    case "extended-childcare":
      return [{ serviceMonths: childcare.minServiceMonths, days: childcare.extended }];
    case "infant-care":
      return [{ serviceMonths: 3, days: rowAtOrFirst(rates.infantCare, day).value.days }];
    case "maternity": {
      const { citizenWeeks, otherWeeks } = rowAtOrFirst(rates.maternity, day).value;
      return inWeeks(eligibility.childCitizen === "other" ? otherWeeks : citizenWeeks);
    }
    case "paternity":
      return inWeeks(rowAtOrFirst(rates.paternity, day).value.mandatoryWeeks);
    case "shared-parental":
      return inWeeks(rowAtOrFirst(rates.sharedParental, day).value.weeks);
    case "adoption":
      return inWeeks(rowAtOrFirst(rates.adoption, day).value.weeks);
    default:
      return [];
  }
}

/** The first length of service at which a policy grants less than the law. */
export function legalPolicyFaults(
  type: LegalType,
  policy: LeavePolicy,
  fullTime: FullTime & { readonly workDays: number },
  rates: LeaveSeries,
  day: string,
): ProblemFault[] {
  const act = actOf(type.kind, type.eligibility.childCitizen, rates, day);
  if (act === null) return [];
  const given = ({ serviceMonths }: Least): number => {
    // Counted at the start of a leave year, an increment comes up to a year later.
    const counted = policy.increment?.basis === "year-start" ? Math.max(0, serviceMonths - 11) : serviceMonths;
    const units = yearUnits(policy, counted);
    return type.unit === "hour" ? (units * 60) / fullTime.dayMinutes : units;
  };
  const short = leastOf(type, fullTime.workDays, rates, day).find((least) => given(least) < least.days);
  if (short === undefined) return [];
  const years = Math.floor(short.serviceMonths / 12);
  return [
    fault("/entitlement", act.section, {
      least: short.days,
      given: Math.floor(given(short) * 100) / 100,
      months: short.serviceMonths,
      year: years + 1,
    }),
  ];
}
