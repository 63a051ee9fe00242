/** Whether a person may take leave of a type: gender, marital status, service, children, residency and pass. */
import { addMonths, birthday } from "../shared/calendar.ts";
import { serviceMonths } from "../statutory/leave/service.ts";
import type { childCitizenships, leaveGenders, leaveMaritalStatuses, passCategories } from "./shared/vocabulary.ts";

export interface LeaveEligibility {
  readonly gender: (typeof leaveGenders)[number];
  readonly maritalStatus: (typeof leaveMaritalStatuses)[number];
  readonly serviceMonths: number;
  readonly childAge: number | null;
  readonly childCitizen: (typeof childCitizenships)[number];
  readonly residencies: readonly string[];
  readonly passCategories: readonly (typeof passCategories)[number][];
}

export interface LeaveChild {
  readonly birthDate: string;
  readonly citizen: boolean;
}

/** The facts of a person that leave depends on. */
export interface LeavePerson {
  readonly joinedOn: string;
  readonly leftOn: string | null;
  /** The first day in this company, for those who were transferred and keep their service. */
  readonly transferredOn?: string | null;
  readonly gender: string | null;
  readonly maritalStatus: string | null;
  readonly residency: string | null;
  /** Of a valid work pass. */
  readonly passCategory: string | null;
  readonly children: readonly LeaveChild[];
  /** Contractual hours, in minutes, and days of a week; null if unknown. */
  readonly weeklyMinutes: number | null;
  readonly daysPerWeek: number | null;
}

export type IneligibleReason =
  | "not-employed"
  | "gender"
  | "marital-status"
  | "service"
  | "child"
  | "residency"
  | "pass";

/** The first day on which enough service is completed. */
export const usableFrom = ({ joinedOn }: LeavePerson, months: number): string => addMonths(joinedOn, months);

/** Whether the child has the age and citizenship on any day of the period. */
export function countsAsChild(
  { birthDate, citizen }: LeaveChild,
  { childAge, childCitizen }: Pick<LeaveEligibility, "childAge" | "childCitizen">,
  from: string,
  to: string,
): boolean {
  if (birthDate > to || (childAge !== null && birthday(birthDate, childAge) <= from)) return false;
  return childCitizen === "any" || citizen === (childCitizen === "citizen");
}

const isSingle = (status: string | null): boolean => status !== null && status !== "married";

/** Why the person may not take the leave on the day; children count if they fit on any day from `from` to `to`. */
export function ineligibleReason(
  person: LeavePerson,
  rule: LeaveEligibility,
  day: string,
  [from, to]: readonly [from: string, to: string],
): IneligibleReason | null {
  if (day < person.joinedOn || (person.leftOn !== null && day > person.leftOn)) return "not-employed";
  if (rule.gender !== "any" && person.gender !== rule.gender) return "gender";
  if (rule.maritalStatus === "married" && person.maritalStatus !== "married") return "marital-status";
  if (rule.maritalStatus === "single" && !isSingle(person.maritalStatus)) return "marital-status";
  if (rule.residencies.length > 0 && !rule.residencies.includes(person.residency ?? "")) return "residency";
  if (
    rule.passCategories.length > 0 &&
    person.residency === "foreigner" &&
    !rule.passCategories.some((category) => category === person.passCategory)
  )
    return "pass";
  if (
    (rule.childAge !== null || rule.childCitizen !== "any") &&
    !person.children.some((child) => countsAsChild(child, rule, from, to))
  )
    return "child";
  return serviceMonths(person.joinedOn, day) < rule.serviceMonths ? "service" : null;
}
