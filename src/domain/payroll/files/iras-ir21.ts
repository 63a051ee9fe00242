/** IR21, tax clearance of people who are not citizens: whether it is needed, by when, what to withhold, and the form itself. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { addMonths, isDate, yearOf } from "../../shared/calendar.ts";
import type { Ir8aRecord, IrasPerson } from "./iras-record.ts";

export interface ClearanceFacts {
  readonly residency: "citizen" | "pr" | "foreigner";
  readonly event: "ends" | "posted-overseas" | "away-three-months";
  /** For permanent residents who stay: their undertaking not to leave, which the employer keeps. */
  readonly undertaking: boolean;
  /** Days of work in the calendar year. */
  readonly daysInYear: number;
  /** Worked across two calendar years, or three and more. */
  readonly yearsCovered: number;
  /** Cents, of the calendar year. */
  readonly income: number;
  readonly isDirectorEntertainerOrProfessional: boolean;
  readonly hadEmployerBefore: boolean;
}

export type ClearanceReason = "citizen" | "undertaking" | "sixty-days" | "low-income" | "leaving" | "posted" | "away";

const shortStay = 60;
const longStay = 183;
/** Below this income of a year, in cents. */
const lowIncome = 2_100_000;

export function clearanceOf(facts: ClearanceFacts): { readonly required: boolean; readonly reason: ClearanceReason } {
  const { residency, event, undertaking, daysInYear, yearsCovered, income } = facts;
  if (residency === "citizen") return { required: false, reason: "citizen" };
  if (residency === "pr" && event === "ends" && undertaking) return { required: false, reason: "undertaking" };
  if (residency === "foreigner" && event === "ends") {
    if (daysInYear <= shortStay && !facts.isDirectorEntertainerOrProfessional)
      return { required: false, reason: "sixty-days" };
    const stayed = daysInYear >= longStay || yearsCovered >= 2;
    if (stayed && income < lowIncome && !facts.hadEmployerBefore) return { required: false, reason: "low-income" };
  }
  const reasons = { ends: "leaving", "posted-overseas": "posted", "away-three-months": "away" } as const;
  return { required: true, reason: reasons[event] };
}

/** A month before the end of employment; today at the latest, if the notice was shorter. */
export function ir21DueOn(ceasesOn: string, knownOn: string): string {
  const due = addMonths(ceasesOn, -1);
  return due < knownOn ? knownOn : due;
}

export interface Withholding {
  /** All moneys due from the day the employer knew. */
  readonly shouldWithhold: number;
  readonly withheld: number;
  /** What the employer owes IRAS, from its own money where too little was withheld. */
  readonly toIras: number;
  readonly toEmployee: number;
  /** Paid by the employer itself. */
  readonly short: number;
}

/** Before the directive the tax is null: nothing is released. */
export function withholding(
  knownOn: string,
  moneys: readonly { readonly dueOn: string; readonly amount: number; readonly paidOut: number }[],
  tax: number | null,
): Withholding {
  const own = moneys.filter(({ dueOn }) => dueOn >= knownOn);
  const shouldWithhold = own.reduce((sum, { amount }) => sum + amount, 0);
  const withheld = own.reduce((sum, { amount, paidOut }) => sum + amount - paidOut, 0);
  const toIras = tax === null ? 0 : Math.min(tax, shouldWithhold);
  return {
    shouldWithhold,
    withheld,
    toIras,
    toEmployee: tax === null ? 0 : Math.max(0, withheld - toIras),
    short: Math.max(0, toIras - withheld),
  };
}

export interface Ir21Record {
  readonly kind: "original" | "additional" | "amended";
  /** The form that it adds to or supersedes. */
  readonly earlierOn: string | null;
  readonly person: IrasPerson;
  readonly maritalStatus: "single" | "married" | "divorced" | "widowed" | null;
  readonly arrivedOn: string | null;
  readonly startedOn: string;
  readonly ceasesOn: string;
  readonly departsOn: string | null;
  readonly noticeOn: string;
  /** Required if the form is filed less than a month before the end. */
  readonly shortNotice: "absconded" | "immediate" | "overseas" | "other" | null;
  readonly lastSalary: {
    readonly paidOn: string;
    readonly from: string;
    readonly to: string;
    readonly amount: number;
  } | null;
  readonly withheld: number;
  /** Why nothing, or not everything, is held. */
  readonly withheldReason: string | null;
  readonly newEmployer: string | null;
  /** Of the year of the end, and of the year before unless it was filed already. */
  readonly income: readonly Ir8aRecord[];
}

export function ir21Faults(record: Ir21Record, filedOn: string, shouldWithhold: number): ProblemFault[] {
  const { ceasesOn, noticeOn, startedOn, income } = record;
  const fault = (pointer: string, code: string): ProblemFault => ({ pointer, code });
  const dates = { startedOn, ceasesOn, noticeOn } as const;
  return [
    ...Object.entries(dates).flatMap(([field, date]) => (isDate(date) ? [] : [fault(`/${field}`, "not-a-date")])),
    ...(ceasesOn < startedOn ? [fault("/ceasesOn", "before-start")] : []),
    ...(record.kind !== "original" && record.earlierOn === null ? [fault("/earlierOn", "required")] : []),
    ...(filedOn > addMonths(ceasesOn, -1) && record.shortNotice === null ? [fault("/shortNotice", "required")] : []),
    ...(record.withheld < shouldWithhold && !record.withheldReason ? [fault("/withheldReason", "required")] : []),
    ...(record.withheld > shouldWithhold ? [fault("/withheld", "more-than-due")] : []),
    ...(record.lastSalary === null ? [fault("/lastSalary", "required")] : []),
    ...(income.some(({ year }) => year === yearOf(ceasesOn)) ? [] : [fault("/income", "year-of-the-end")]),
    ...income.flatMap(({ year }, index) =>
      year === yearOf(ceasesOn) || year === yearOf(ceasesOn) - 1 ? [] : [fault(`/income/${index}/year`, "too-old")],
    ),
  ];
}
