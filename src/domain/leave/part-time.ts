/** Part-timers: a full-timer's leave in hours, in proportion to the hours of the week. */
import type { RowRef } from "../statutory/explanation.ts";
import { rowAtOrFirst } from "../statutory/rates/dated.ts";
import type { LeaveSeries } from "../statutory/rates/leave.ts";
import type { LeavePerson } from "./eligibility.ts";
import type { LeaveKind } from "./shared/vocabulary.ts";

/** A full-time employee of the company, in minutes. */
export interface FullTime {
  readonly weeklyMinutes: number;
  readonly dayMinutes: number;
}

interface PartTimeShare {
  readonly weeklyMinutes: number;
  readonly fullWeeklyMinutes: number;
  readonly dayMinutes: number;
  readonly ref: RowRef;
}

/** Leave in weeks is the same for everyone. */
const inWeeks: readonly LeaveKind[] = ["maternity", "paternity", "shared-parental", "adoption", "national-service"];

export function partTimeShare(
  { weeklyMinutes }: LeavePerson,
  fullTime: FullTime,
  rates: LeaveSeries,
  day: string,
  kind: LeaveKind,
): PartTimeShare | null {
  const { value, ref } = rowAtOrFirst(rates.partTime, day);
  if (weeklyMinutes === null || weeklyMinutes <= 0 || inWeeks.includes(kind)) return null;
  if (weeklyMinutes >= value.belowWeeklyMinutes || weeklyMinutes >= fullTime.weeklyMinutes) return null;
  return { weeklyMinutes, fullWeeklyMinutes: fullTime.weeklyMinutes, dayMinutes: fullTime.dayMinutes, ref };
}
