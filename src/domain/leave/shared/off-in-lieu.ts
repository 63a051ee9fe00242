/** The time off that work on a rest day or holiday earns. */
import type { DayKind } from "../../attendance/shared/vocabulary.ts";
import { addDays, addMonths } from "../../shared/calendar.ts";
import { minutesOfDay } from "./ledger.ts";
import type { LeaveUnit } from "./vocabulary.ts";

export interface ExtraDay {
  readonly dayKind: DayKind;
  /** Approved minutes of work. */
  readonly minutes: number;
  /** A normal working day of the person. */
  readonly normalMinutes: number;
}

const earning: readonly DayKind[] = ["rest", "holiday"];

/** In minutes of the ledger: hours as they were worked, or half a day for up to half a normal day, otherwise a day. */
export function lieuEarned({ dayKind, minutes, normalMinutes }: ExtraDay, unit: LeaveUnit): number {
  if (!earning.includes(dayKind) || minutes <= 0) return 0;
  if (unit === "hour") return minutes;
  return 2 * minutes <= normalMinutes ? minutesOfDay / 2 : minutesOfDay;
}

/** The last day on which it can be taken: that many months counted from the day of work. */
export const lieuExpiry = (day: string, months: number | null): string | null =>
  months === null ? null : addDays(addMonths(day, months), -1);
