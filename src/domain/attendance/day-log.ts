/** The log of a day: a pure function of what was planned, the punches, and a correction that was approved. */
import { minutesBetween } from "../shared/zoned-time.ts";
import { lengthOf, overlap, presenceOf, type Presence, type Punch } from "./sessions.ts";
import { type DayKind, type LogFlag, type LogState, type LogStatus, reviewFlags } from "./shared/vocabulary.ts";
import { breakSpans, type PlannedDay, shiftSpan, type ShiftRules, type Span } from "./windows.ts";

const minute = 60_000;

/** Choices of the company. */
export interface AttendanceRules {
  /** Minutes beyond the shift from which they count as overtime. */
  readonly overtimeFromMin: number;
  /** Whether time before the start of the shift counts too. */
  readonly countBeforeShift: boolean;
  /** Longest day in minutes before it is flagged: the law's twelve hours. */
  readonly longDayMin: number;
}

export const usualRules: AttendanceRules = { overtimeFromMin: 15, countBeforeShift: false, longDayMin: 720 };

export type LeaveHalf = "am" | "pm" | "day";

export interface DayPlan extends PlannedDay {
  readonly kind: DayKind;
  /** Approved leave on the day. */
  readonly leave?: LeaveHalf | null;
}

/** What an approved request says of the day in place of the punches. */
export interface Correction {
  readonly in: number;
  readonly out: number;
  /** Unpaid minutes within. */
  readonly breakMin: number;
}

export interface DayFacts {
  readonly plan: DayPlan;
  readonly window: Span;
  readonly punches: readonly Punch[];
  readonly correction?: Correction | null;
  readonly now: number;
}

export interface DayLog {
  readonly status: LogStatus;
  readonly state: Exclude<LogState, "approved">;
  readonly firstIn: number | null;
  readonly lastOut: number | null;
  readonly workedMin: number;
  readonly breakMin: number;
  readonly lateMin: number;
  readonly earlyMin: number;
  /** Beyond the shift, or all of it on a day without work; what kind it is follows from the kind of the day. */
  readonly overtimeMin: number;
  readonly flags: readonly LogFlag[];
}

/** The part of the shift that is to be worked: without the half that is leave. A break in the middle belongs to neither half. */
function expectedSpan(plan: DayPlan, shift: ShiftRules): Span {
  const whole = shiftSpan(plan, shift);
  if (plan.leave !== "am" && plan.leave !== "pm") return whole;
  const middle = (whole.from + whole.to) / 2;
  const lunch = breakSpans(plan, shift).find(({ from, to, paid }) => !paid && from <= middle && middle <= to);
  return plan.leave === "am"
    ? { from: lunch?.to ?? middle, to: whole.to }
    : { from: whole.from, to: lunch?.from ?? middle };
}

function presenceFor({ correction, punches }: DayFacts): Presence {
  if (!correction) return presenceOf(punches);
  const { in: from, out: to } = correction;
  return { sessions: [{ from, to }], firstIn: from, lastOut: to, flags: ["corrected"] };
}

interface Hours {
  readonly worked: number;
  readonly breaks: number;
  readonly overtime: number;
  readonly late: number;
  readonly early: number;
}

/** Time before the shift does not count unless the company says so; a break taken at another time is not taken off twice. */
function hoursOfShift(facts: DayFacts, shift: ShiftRules, presence: Presence, rules: AttendanceRules): Hours {
  const { plan, correction } = facts;
  const { sessions, firstIn, lastOut } = presence;
  const expected = expectedSpan(plan, shift);
  const inShift = overlap(sessions, [expected]);
  const unpaid = breakSpans(plan, shift).filter(({ paid }) => !paid);
  const within = firstIn === null || lastOut === null ? [] : [{ from: firstIn, to: lastOut }];
  const away = Math.max(0, overlap(within, [expected]) - inShift);
  const due = overlap(unpaid, [expected]);
  const taken = correction
    ? correction.breakMin * minute
    : Math.min(
        overlap(
          sessions,
          unpaid.filter(({ from }) => from >= expected.from && from < expected.to),
        ),
        Math.max(0, due - away),
      );
  const after = overlap(sessions, [{ from: expected.to, to: Number.MAX_SAFE_INTEGER }]);
  const before = rules.countBeforeShift ? overlap(sessions, [{ from: 0, to: expected.from }]) : 0;
  const beyond = plan.leave === "pm" ? 0 : Math.floor((after + before) / minute);
  const overtime = beyond >= rules.overtimeFromMin ? beyond : 0;
  const lateBy = firstIn === null ? 0 : minutesBetween(expected.from, firstIn);
  const earlyBy = lastOut === null ? 0 : minutesBetween(lastOut, expected.to);
  return {
    worked: Math.floor(Math.max(0, inShift - taken) / minute) + overtime,
    breaks: Math.floor((away + taken) / minute),
    overtime,
    late: lateBy > shift.graceInMin ? lateBy : 0,
    early: earlyBy > shift.graceOutMin ? earlyBy : 0,
  };
}

/** On a day without work everything counts, without the breaks of a shift that was rostered all the same. */
function hoursWithoutShift({ plan, correction }: DayFacts, { sessions, firstIn, lastOut }: Presence): Hours {
  const whole = firstIn === null || lastOut === null ? 0 : Math.max(0, lastOut - firstIn);
  const present = lengthOf(sessions);
  const unpaid = plan.shift ? breakSpans(plan, plan.shift).filter(({ paid }) => !paid) : [];
  const away = Math.max(0, whole - present);
  const taken = correction ? correction.breakMin * minute : Math.max(0, overlap(sessions, unpaid) - away);
  const worked = Math.floor(Math.max(0, present - taken) / minute);
  return { worked, breaks: Math.floor((away + taken) / minute), overtime: worked, late: 0, early: 0 };
}

/** Thresholds of half a day count for the half that is left of a day with leave. */
function statusOfWork(plan: DayPlan, shift: ShiftRules, worked: number): LogStatus {
  const part = plan.leave === "am" || plan.leave === "pm" ? 2 : 1;
  if (worked < (shift.absentMin ?? 1) / part) return "absent";
  return part === 1 && worked < (shift.halfDayMin ?? 0) ? "half" : "present";
}

function statusOf(facts: DayFacts, presence: Presence, worked: number): LogStatus {
  const { plan, window, now } = facts;
  const nothing = presence.firstIn === null && presence.lastOut === null;
  const isOver = now >= window.to;
  if (plan.kind !== "work" || plan.shift === null) {
    if (nothing) return plan.kind === "leave" ? "leave" : "off";
    if (presence.flags.includes("missingIn") || presence.flags.includes("missingOut"))
      return isOver ? "incomplete" : "open";
    return "present";
  }
  // Absence is stated only once nobody can come any more.
  if (nothing) return isOver ? "absent" : "open";
  if (presence.flags.includes("missingIn") || presence.flags.includes("missingOut"))
    return isOver ? "incomplete" : "open";
  if (!isOver && now < shiftSpan(plan, plan.shift).to) return "open";
  return statusOfWork(plan, plan.shift, worked);
}

export function dayLog(facts: DayFacts, rules: AttendanceRules = usualRules): DayLog {
  const { plan } = facts;
  const presence = presenceFor(facts);
  const works = plan.kind === "work" && plan.shift !== null;
  const hours =
    works && plan.shift ? hoursOfShift(facts, plan.shift, presence, rules) : hoursWithoutShift(facts, presence);
  const status = statusOf(facts, presence, hours.worked);
  const isSettled = status !== "open";
  const unpaidMin = plan.shift?.breaks.reduce((sum, one) => sum + (one.paid ? 0 : one.minutes), 0) ?? 0;
  const open = isSettled ? [] : (["missingIn", "missingOut"] as const);
  const flags: LogFlag[] = [
    ...presence.flags.filter((flag) => !(open as readonly LogFlag[]).includes(flag)),
    ...(hours.late > 0 ? (["late"] as const) : []),
    ...(hours.early > 0 && isSettled ? (["early"] as const) : []),
    ...(!works && presence.firstIn !== null ? (["unscheduled"] as const) : []),
    ...(hours.overtime > 0 && works ? (["overtime"] as const) : []),
    ...(hours.worked > rules.longDayMin ? (["longDay"] as const) : []),
    ...(works && hours.breaks > unpaidMin + 15 ? (["longBreak"] as const) : []),
  ];
  const needsLook = isSettled && (status === "absent" || flags.some((flag) => reviewFlags.includes(flag)));
  return {
    status,
    state: needsLook ? "needsReview" : "computed",
    firstIn: presence.firstIn,
    lastOut: presence.lastOut,
    workedMin: hours.worked,
    breakMin: hours.breaks,
    lateMin: hours.late,
    earlyMin: isSettled ? hours.early : 0,
    overtimeMin: hours.overtime,
    flags,
  };
}
