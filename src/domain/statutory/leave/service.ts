/** Length of service for leave. */
import { addDays, completedMonths, daysBetween } from "../../shared/calendar.ts";
import { code, date, type Ladder, months } from "../explanation.ts";

/** Whole months of service before a day. */
export function serviceMonths(joinedOn: string, before: string): number {
  return before <= joinedOn ? 0 : completedMonths(joinedOn, addDays(before, -1));
}

/** The year of service a day lies in, from 1. */
export const serviceYear = (joinedOn: string, day: string): number => Math.floor(serviceMonths(joinedOn, day) / 12) + 1;

export function hasServed(
  joinedOn: string,
  before: string,
  minimum: { readonly months?: number; readonly days?: number },
  ladder?: Ladder,
): boolean {
  const served = serviceMonths(joinedOn, before);
  const enough = served >= (minimum.months ?? 0) && daysBetween(joinedOn, before) >= (minimum.days ?? 0);
  ladder?.push({
    rule: "leave.service",
    inputs: { joinedOn: date(joinedOn), before: date(before), served: months(served) },
    source: "employment-act",
    result: code(enough ? "enough" : "too-short"),
  });
  return enough;
}

export const later = (one: string, other: string): string => (one > other ? one : other);
export const earlier = (one: string, other: string): string => (one < other ? one : other);
