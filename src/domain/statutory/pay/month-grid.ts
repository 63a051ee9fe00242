/** A month as half days with exactly one status each: the basis of all pay counts. */
import { addDays, firstDay, lastDay, mustBeDate, mustBeMonth, weekday } from "../../shared/calendar.ts";
import { mustBeWhole, RuleError } from "../../shared/rule-error.ts";

const halfStatuses = [
  "work",
  "paid-leave",
  "no-pay-leave",
  "absent",
  "holiday",
  "holiday-forfeited",
  "day-off",
  "rest-day",
  "not-employed",
] as const;

export type HalfStatus = (typeof halfStatuses)[number];

export interface Half {
  /** Whether work was scheduled, including holidays on such days. */
  readonly working: boolean;
  readonly status: HalfStatus;
}

export interface GridDay {
  readonly date: string;
  readonly halves: readonly [Half, Half];
}

interface LeaveEntry {
  readonly date: string;
  /** The whole day if omitted. */
  readonly half?: "am" | "pm";
  readonly kind: "paid-leave" | "no-pay-leave" | "absent";
}

interface GridInput {
  readonly month: string;
  /** Working minutes by weekday, Sunday first; 0 on days off. */
  readonly week: readonly number[];
  readonly restDay: number;
  /** Rostered minutes that override single days. */
  readonly roster?: Readonly<Record<string, number>>;
  readonly holidays: readonly string[];
  readonly joinedOn?: string | null;
  /** Last day of employment. */
  readonly leftOn?: string | null;
  readonly entries?: readonly LeaveEntry[];
  /** Absent without leave on the last working day before the month, or the first one after it. */
  readonly absentBefore?: boolean;
  readonly absentAfter?: boolean;
  /** A day of up to this many minutes is half a day. */
  readonly halfDayMinutes: number;
}

export function monthGrid(input: GridInput): GridDay[] {
  check(input);
  const holidays = new Set(input.holidays);
  const entries = entriesByHalf(input.entries ?? []);
  const days: GridDay[] = [];
  for (let date = firstDay(input.month); date <= lastDay(input.month); date = addDays(date, 1)) {
    const minutes = input.roster?.[date] ?? input.week[weekday(date)] ?? 0;
    const half = (name: "am" | "pm"): Half => {
      const working = minutes > 0 && (name === "am" || minutes > input.halfDayMinutes);
      return { working, status: statusOf(input, date, working, holidays.has(date), entries.get(`${date} ${name}`)) };
    };
    days.push({ date, halves: [half("am"), half("pm")] });
  }
  return forfeit(days, input);
}

function check({ month, week, restDay, holidays, joinedOn, leftOn, entries, roster }: GridInput): void {
  mustBeMonth("month", month);
  mustBeWhole("week", week.length, 7, 7);
  for (const minutes of [...week, ...Object.values(roster ?? {})]) mustBeWhole("week", minutes, 0, 24 * 60);
  mustBeWhole("restDay", restDay, 0, 6);
  mustBeDate("dates", ...holidays, ...(entries ?? []).map(({ date }) => date), ...Object.keys(roster ?? {}));
  for (const date of [joinedOn, leftOn]) if (date != null) mustBeDate("dates", date);
}

function entriesByHalf(entries: readonly LeaveEntry[]): Map<string, LeaveEntry["kind"]> {
  const byHalf = new Map<string, LeaveEntry["kind"]>();
  for (const { date, half, kind } of entries) {
    for (const name of half === undefined ? ["am", "pm"] : [half]) {
      if (byHalf.has(`${date} ${name}`)) throw new RuleError("half-day-twice", "entries", { date, half: name });
      byHalf.set(`${date} ${name}`, kind);
    }
  }
  return byHalf;
}

/** A holiday within no-pay leave is unpaid; a holiday within paid leave costs no leave. */
function statusOf(
  input: GridInput,
  date: string,
  working: boolean,
  holiday: boolean,
  entry: LeaveEntry["kind"] | undefined,
): HalfStatus {
  if ((input.joinedOn != null && date < input.joinedOn) || (input.leftOn != null && date > input.leftOn))
    return "not-employed";
  if (!working) return weekday(date) === input.restDay ? "rest-day" : "day-off";
  if (entry === "no-pay-leave") return entry;
  if (holiday) return "holiday";
  return entry ?? "work";
}

/** A holiday is forfeited by absence without leave on the working day before or after it. */
function forfeit(days: readonly GridDay[], input: GridInput): GridDay[] {
  const isWorkingDay = ({ halves }: GridDay): boolean =>
    halves.some(({ working, status }) => working && status !== "holiday" && status !== "not-employed");
  const absentOn = (day: GridDay | undefined, beyond: boolean | undefined): boolean =>
    day === undefined ? beyond === true : day.halves.some(({ status }) => status === "absent");
  return days.map((day, index) => {
    const lost =
      absentOn(days.slice(0, index).findLast(isWorkingDay), input.absentBefore) ||
      absentOn(days.slice(index + 1).find(isWorkingDay), input.absentAfter);
    const of = (half: Half): Half =>
      half.status === "holiday" && lost ? { ...half, status: "holiday-forfeited" } : half;
    return { ...day, halves: [of(day.halves[0]), of(day.halves[1])] };
  });
}

export const allHalves = (grid: readonly GridDay[]): Half[] => grid.flatMap(({ halves }) => halves);

export function countHalves(grid: readonly GridDay[]): Record<HalfStatus, number> {
  const counts = Object.fromEntries(halfStatuses.map((status) => [status, 0])) as Record<HalfStatus, number>;
  for (const { status } of allHalves(grid)) counts[status] += 1;
  return counts;
}
