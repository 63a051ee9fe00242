/** A month of the day grid in the words of pay: which half days are worked, paid or lost. */
import { addDays, firstDay, lastDay, mustBeMonth, weekday } from "../../shared/calendar.ts";
import {
  dayGrid,
  type DayGridInput,
  type HalfDay,
  halfNames,
  type HalfName,
  scheduleOn,
} from "../../shared/day-grid.ts";
import { RuleError } from "../../shared/rule-error.ts";

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
  /** The part of its pay that leave costs, if it costs some but not all of it: part-paid leave, or unpaid leave by the hour. */
  readonly lost?: Part;
  /** The part of its work that leave by the hour takes, if not all of it. */
  readonly leave?: Part;
}

interface Part {
  readonly top: number;
  readonly bottom: number;
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
  /** Percent of its pay that leave keeps, in place of all or nothing. */
  readonly paid?: number;
  /** Leave by the hour. */
  readonly minutes?: number;
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
  mustBeMonth("month", input.month);
  return gridDays(dayGrid(asDayGrid(input)));
}

/** The half days of a grid in the words of pay. */
export function gridDays(grid: readonly HalfDay[]): GridDay[] {
  const days: GridDay[] = [];
  for (let index = 0; index < grid.length; index += 2) {
    const [am, pm] = [grid[index], grid[index + 1]] as [HalfDay, HalfDay];
    days.push({ date: am.date, halves: [halfOf(am), halfOf(pm)] });
  }
  return days;
}

function halfOf(half: HalfDay): Half {
  const { status, scheduled, paidFraction, forfeited } = half;
  // A holiday within no-pay leave is unpaid.
  const unpaid = paidFraction === 0 && !forfeited;
  if (status === "holiday")
    return { working: true, status: forfeited ? "holiday-forfeited" : unpaid ? "no-pay-leave" : status };
  if (status === "leave" && unpaid) return { working: scheduled, status: "no-pay-leave" };
  const lost = scheduled ? partOf(half, unpaidShare) : undefined;
  const leave = status === "work" || status === "absent" ? partOf(half, () => wholeShare) : undefined;
  return {
    working: scheduled,
    status: status === "leave" ? "paid-leave" : status,
    ...(lost && { lost }),
    ...(leave && { leave }),
  };
}

/** Paid shares of leave have four decimals. */
const wholeShare = 10_000;

const unpaidShare = (paidFraction: number): number => wholeShare - Math.round(paidFraction * wholeShare);

/** The minutes of leave, each by its share, of those of the half day. */
function partOf({ leave, minutes }: HalfDay, shareOf: (paidFraction: number) => number): Part | undefined {
  const top = leave.reduce((sum, part) => sum + part.minutes * shareOf(part.paidFraction), 0);
  if (top === 0 || minutes === 0) return undefined;
  const divisor = divisorOf(top, minutes * wholeShare);
  return { top: top / divisor, bottom: (minutes * wholeShare) / divisor };
}

const divisorOf = (one: number, other: number): number => (other === 0 ? one : divisorOf(other, one % other));

function asDayGrid(input: GridInput): DayGridInput {
  const { month, week, restDay, roster = {}, holidays, joinedOn = null, leftOn = null, halfDayMinutes } = input;
  const [from, to] = [firstDay(month), lastDay(month)];
  const entries = entriesByHalf(input.entries ?? []);
  const [leave, absences] = [
    entries.filter(({ kind }) => kind !== "absent"),
    entries.filter(({ kind }) => kind === "absent"),
  ];
  const plan = {
    weeks: [{ from, minutes: week, restDay }] as const,
    roster: Object.fromEntries(
      Object.entries(roster).map(([date, minutes]) => [
        date,
        { kind: minutes > 0 ? "work" : weekday(date) === restDay ? "rest" : "off", minutes } as const,
      ]),
    ),
    halfDayMinutes,
  };
  const isWorking = (date: string) => scheduleOn(plan, date).am > 0 && !holidays.includes(date);
  const beyond = [
    input.absentBefore === true && joinedOn === null ? workingDayFrom(addDays(from, -1), -1, isWorking) : [],
    input.absentAfter === true && leftOn === null ? workingDayFrom(addDays(to, 1), 1, isWorking) : [],
  ].flat();
  return {
    ...plan,
    from,
    to,
    joinedOn,
    leftOn,
    holidays: holidays.map((date) => ({ date })),
    leave: leave.map(({ date, half, kind, minutes, paid = kind === "paid-leave" ? 100 : 0 }) => ({
      date,
      half,
      typeId: kind,
      paidFraction: paid / 100,
      ...(minutes !== undefined && { minutes }),
    })),
    absences: [...absences, ...beyond.map((date) => ({ date }))],
  };
}

function workingDayFrom(date: string, step: 1 | -1, isWorking: (date: string) => boolean): string[] {
  for (let distance = 0; distance < 31; distance += 1) {
    const day = addDays(date, distance * step);
    if (isWorking(day)) return [day];
  }
  return [];
}

type HalfEntry = LeaveEntry & { readonly half: HalfName };

function entriesByHalf(entries: readonly LeaveEntry[]): HalfEntry[] {
  const byHalf = new Map<string, HalfEntry>();
  for (const entry of entries) {
    const { date, half } = entry;
    for (const name of half === undefined ? halfNames : [half]) {
      if (byHalf.has(`${date} ${name}`)) throw new RuleError("half-day-twice", "entries", { date, half: name });
      byHalf.set(`${date} ${name}`, { ...entry, half: name });
    }
  }
  return [...byHalf.values()];
}

export const allHalves = (grid: readonly GridDay[]): Half[] => grid.flatMap(({ halves }) => halves);

const noHalves = Object.fromEntries(halfStatuses.map((status) => [status, 0])) as Record<HalfStatus, number>;

export function countHalves(grid: readonly GridDay[]): Record<HalfStatus, number> {
  const counts = { ...noHalves };
  for (const { halves } of grid) for (const { status } of halves) counts[status] += 1;
  return counts;
}
