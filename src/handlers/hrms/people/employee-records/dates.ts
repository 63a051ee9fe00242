/** Dates of a record, validated against each other and against today. */
import { invalid } from "#src/contract/problem.ts";
import { daysBetween } from "#src/domain/shared/calendar.ts";

/** The later field must not be before the earlier one. */
export function mustFollow(field: string, earlier: string | null | undefined, later: string | null | undefined): void {
  if (earlier && later && later < earlier) throw invalid(`/${field}`, "too-early");
}

export function daysLeft(today: string, expiry: string | null): number | null {
  return expiry === null ? null : daysBetween(today, expiry);
}
