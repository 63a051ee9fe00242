/** Requests for leave: their states, and what a company's rules say about one. */
import { addDays, daysBetween, monthOf } from "../../shared/calendar.ts";
import { costOfSlots, daysOfSlots, type Slot } from "./slots.ts";

export const leaveStates = [
  "submitted",
  "approved",
  "rejected",
  "withdrawn",
  "cancelRequested",
  "cancelled",
  "taken",
] as const;
export type LeaveState = (typeof leaveStates)[number];

/** States in which the days are kept free for the leave. */
export const holdingStates: readonly LeaveState[] = ["submitted", "approved", "cancelRequested", "taken"];
/** States in which the leave has been granted. */
export const grantedStates: readonly LeaveState[] = ["approved", "cancelRequested", "taken"];

const moves: Readonly<Record<LeaveState, readonly LeaveState[]>> = {
  submitted: ["approved", "rejected", "withdrawn"],
  approved: ["cancelRequested", "cancelled", "taken"],
  rejected: [],
  withdrawn: [],
  // A cancellation that is rejected leaves the request approved.
  cancelRequested: ["cancelled", "approved", "taken"],
  cancelled: [],
  // Recalled afterwards, if the person worked after all.
  taken: ["cancelled"],
};

export const mayBecome = (from: LeaveState, to: LeaveState): boolean => moves[from].includes(to);

export interface RequestRules {
  readonly noticeDays: number;
  readonly maxConsecutiveDays: number | null;
  readonly maxDaysPerMonth: number | null;
  readonly documentsAfter: number | null;
  readonly slot: "day" | "half-day" | "hour";
  readonly needsDependant: boolean;
}

export interface RequestFacts {
  readonly from: string;
  readonly to: string;
  readonly byHour: boolean;
  readonly slots: readonly Slot[];
  readonly today: string;
  /** Days of this type already taken or asked for, by month. */
  readonly daysInMonth: Readonly<Record<string, number>>;
  readonly blackouts: readonly { readonly from: string; readonly to: string; readonly name: string }[];
  readonly documents: number;
  readonly dependantId: string | null;
  /** Whether the person may record leave afterwards: HR does, and anyone for sick leave. */
  readonly afterwards: boolean;
}

export interface RequestFault {
  readonly code:
    | "no-days"
    | "notice-too-short"
    | "too-long"
    | "too-many-in-month"
    | "document-missing"
    | "whole-days-only"
    | "half-days-only"
    | "one-day-only"
    | "blackout"
    | "dependant-missing"
    | "in-the-past";
  readonly pointer: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What a request breaks, in the order of the form. */
export function requestFaults(rules: RequestRules, facts: RequestFacts): RequestFault[] {
  const faults: RequestFault[] = [];
  const { from, to, slots, today, byHour, afterwards } = facts;
  const days = daysOfSlots(slots);
  if (costOfSlots(slots) === 0) faults.push({ code: "no-days", pointer: "/from" });
  if (!afterwards && from < today) faults.push({ code: "in-the-past", pointer: "/from" });
  else if (!afterwards && daysBetween(today, from) < rules.noticeDays)
    faults.push({
      code: "notice-too-short",
      pointer: "/from",
      params: { days: rules.noticeDays, first: addDays(today, rules.noticeDays) },
    });
  if (byHour && from !== to) faults.push({ code: "one-day-only", pointer: "/to" });
  if (byHour && rules.slot !== "hour") faults.push({ code: "half-days-only", pointer: "/minutes" });
  if (rules.slot === "day" && hasHalfDay(slots)) faults.push({ code: "whole-days-only", pointer: "/startHalf" });
  if (rules.maxConsecutiveDays !== null && days > rules.maxConsecutiveDays)
    faults.push({ code: "too-long", pointer: "/to", params: { days: rules.maxConsecutiveDays } });
  const blocked = facts.blackouts.find((one) => one.from <= to && one.to >= from);
  if (blocked)
    faults.push({
      code: "blackout",
      pointer: "/from",
      params: { name: blocked.name, from: blocked.from, to: blocked.to },
    });
  const full = fullMonth(rules, facts);
  if (full !== undefined)
    faults.push({
      code: "too-many-in-month",
      pointer: "/from",
      params: { month: full, days: rules.maxDaysPerMonth ?? 0 },
    });
  if (needsDocument(rules, days) && facts.documents === 0)
    faults.push({ code: "document-missing", pointer: "/fileIds", params: { days: rules.documentsAfter ?? 0 } });
  if (rules.needsDependant && facts.dependantId === null)
    faults.push({ code: "dependant-missing", pointer: "/dependantId" });
  return faults;
}

export const needsDocument = ({ documentsAfter }: Pick<RequestRules, "documentsAfter">, days: number): boolean =>
  documentsAfter !== null && days > documentsAfter;

/** A day of which only one of two working halves is asked for. */
function hasHalfDay(slots: readonly Slot[]): boolean {
  const [first, last] = [slots[0], slots.at(-1)];
  return (first?.half === "pm" && first.cost > 0) || (last?.half === "am" && last.cost > 0);
}

function fullMonth({ maxDaysPerMonth }: RequestRules, { slots, daysInMonth }: RequestFacts): string | undefined {
  if (maxDaysPerMonth === null) return undefined;
  const counted = new Map<string, number>();
  for (const { date, cost } of slots) if (cost > 0) counted.set(monthOf(date), (counted.get(monthOf(date)) ?? 0) + 0.5);
  return [...counted].find(([month, days]) => days + (daysInMonth[month] ?? 0) > maxDaysPerMonth)?.[0];
}
