/** What a roster means in hours, and what planning should be warned about. It never refuses: who the law covers differs. */
import { workMinutes } from "../company/shared/shift.ts";
import { monthOf } from "../shared/calendar.ts";
import { type DayHours, hourLimits, limitBreaches, weekOf } from "./limits.ts";
import type { PlanOfDay } from "./shared/plan.ts";
import type { RosterWarningCode } from "./shared/vocabulary.ts";
import { shiftSpan } from "./windows.ts";

export interface PlannedHours extends DayHours {
  /** Leave of the whole day. */
  readonly onLeave: boolean;
  readonly isHoliday: boolean;
  /** Whether a shift was put on the day by the roster, whatever the day is otherwise. */
  readonly hasShift: boolean;
}

export interface RosterWarning {
  readonly code: RosterWarningCode;
  /** The day, or the first day of the week or month. */
  readonly date: string;
  readonly minutes: number | null;
  readonly limit: number | null;
}

/** A day as if the person works as planned: nobody works on leave, and on a holiday only if it was rostered. */
export function plannedHours(plan: PlanOfDay): PlannedHours {
  const hasShift = plan.rostered && plan.shift !== null;
  const works = plan.shift !== null && (plan.kind === "work" || (plan.kind === "holiday" && plan.rostered));
  const span = works && plan.shift ? shiftSpan(plan, plan.shift) : null;
  const minutes = works && plan.shift ? workMinutes(plan.shift) : 0;
  return {
    date: plan.date,
    from: span?.from ?? null,
    to: span?.to ?? null,
    workedMin: plan.leave === "am" || plan.leave === "pm" ? Math.round(minutes / 2) : minutes,
    overtimeMin: 0,
    isRestDay: plan.kind === "rest",
    onLeave: plan.leave === "day",
    isHoliday: plan.kind === "holiday",
    hasShift,
  };
}

/** Hours beyond the normal week are overtime, on the days on which they exceed it. */
function withOvertime(days: readonly PlannedHours[]): PlannedHours[] {
  return [...Map.groupBy(days, ({ date }) => weekOf(date)).values()].flatMap((week) => {
    let sum = 0;
    return week.map((day) => {
      const before = Math.max(0, sum - hourLimits.week);
      sum += day.workedMin;
      return { ...day, overtimeMin: Math.max(0, sum - hourLimits.week) - before };
    });
  });
}

/** Warnings about consecutive days of one person, for the days from `from` to `to`; earlier and later days give the context. */
export function rosterWarnings(days: readonly PlannedHours[], from: string, to: string): RosterWarning[] {
  const warnings: RosterWarning[] = [];
  for (const [index, day] of days.entries()) {
    if (day.date < from || day.date > to) continue;
    const none = { date: day.date, minutes: null, limit: null };
    if (day.onLeave && day.hasShift) warnings.push({ code: "leave", ...none });
    if (day.isHoliday && day.hasShift) warnings.push({ code: "holiday", ...none });
    const before = days[index - 1];
    if (before?.to != null && day.from !== null && before.to > day.from) warnings.push({ code: "overlap", ...none });
  }
  const breaches = [
    ...limitBreaches(days).filter(({ code }) => code !== "month-overtime"),
    ...limitBreaches(withOvertime(days)).filter(({ code }) => code === "month-overtime"),
  ];
  const [firstWeek, firstMonth] = [weekOf(from), `${monthOf(from)}-01`];
  for (const breach of breaches) {
    const start = breach.code === "month-overtime" ? firstMonth : breach.code === "day-hours" ? from : firstWeek;
    if (breach.date >= start && breach.date <= to) warnings.push(breach);
  }
  return warnings.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
