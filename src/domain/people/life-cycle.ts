/** Employment life cycle: which steps are allowed when, and the dates derived from them. */
import { addDays, addMonths } from "../shared/calendar.ts";
import type { EmployeeStatus } from "./shared/vocabulary.ts";

export const lifeSteps = [
  "acceptOffer",
  "startProbation",
  "confirm",
  "extendProbation",
  "giveNotice",
  "cancelExit",
  "completeExit",
  "suspend",
  "resume",
  "rehire",
  "delete",
] as const;
export type LifeStep = (typeof lifeSteps)[number];

const possible: Readonly<Record<EmployeeStatus, readonly LifeStep[]>> = {
  offered: ["acceptOffer", "delete"],
  onboarding: ["startProbation", "completeExit"],
  probation: ["confirm", "extendProbation", "giveNotice", "completeExit"],
  confirmed: ["giveNotice", "completeExit"],
  notice: ["cancelExit", "completeExit"],
  exited: ["rehire"],
};

export interface EmploymentState {
  readonly status: EmployeeStatus;
  readonly suspendedFrom: string | null;
  /** Whether the person's data has been purged. */
  readonly anonymised?: boolean;
}

const working: readonly EmployeeStatus[] = ["probation", "confirmed", "notice"];

export function possibleSteps({ status, suspendedFrom, anonymised = false }: EmploymentState): LifeStep[] {
  if (anonymised) return [];
  const beside: LifeStep[] = working.includes(status) ? [suspendedFrom === null ? "suspend" : "resume"] : [];
  return [...possible[status], ...beside];
}

/** The last day of probation; null without probation. */
export function probationEndOf(startDate: string, months: number): string | null {
  return months === 0 ? null : addDays(addMonths(startDate, months), -1);
}

/** The notice period includes the day on which notice is given. */
export function lastDayOf(noticeGivenOn: string, noticeDays: number): string {
  return noticeDays === 0 ? noticeGivenOn : addDays(noticeGivenOn, noticeDays - 1);
}
