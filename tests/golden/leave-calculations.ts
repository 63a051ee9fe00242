/** The calculations of leave: what a case leaves out is a full-timer's ordinary case. */
import type { LeaveEligibility, LeavePerson } from "#src/domain/leave/eligibility.ts";
import { legalPolicyFaults, legalTypeFaults, type LegalType } from "#src/domain/leave/legal-faults.ts";
import { leaveYearOf, type LeaveYearSettings } from "#src/domain/leave/leave-year.ts";
import { type PlacedSetting, settingsInOrder, type SettingPlace } from "#src/domain/leave/resolve.ts";
import { entitlement, type EntitlementInput } from "#src/domain/leave/entitlement.ts";
import type { FullTime } from "#src/domain/leave/part-time.ts";
import { recountOf } from "#src/domain/leave/recount.ts";
import { carriedUntil, closeBucket, type ClosingEntry } from "#src/domain/leave/shared/closing.ts";
import { minutesOfDay } from "#src/domain/leave/shared/ledger.ts";
import { costOfSlots, slotsOf } from "#src/domain/leave/shared/slots.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { dayGrid, type GridHoliday } from "#src/domain/shared/day-grid.ts";
import type { Increment, LeavePolicy } from "#src/domain/leave/policy.ts";
import type { LeaveSeries } from "#src/domain/statutory/rates/leave.ts";

type Written = Partial<LeavePerson> &
  Pick<LeavePerson, "joinedOn"> & {
    readonly year: EntitlementInput["year"];
    readonly kind: EntitlementInput["type"]["kind"];
    readonly unit?: EntitlementInput["type"]["unit"];
    readonly policy?: Partial<LeavePolicy> & { readonly increment?: Partial<Increment> | null };
    readonly eligibility?: Partial<LeaveEligibility>;
    readonly fullTime?: FullTime;
  };

const plainIncrement: Increment = { basis: "anniversary", cap: null, rows: [] };

export const fullPolicy = ({ increment, ...policy }: NonNullable<Written["policy"]> = {}): LeavePolicy => ({
  entitlement: 14,
  byService: [],
  accrual: "upfront",
  rounding: "nearest-day",
  prorateJoiners: true,
  prorateLeavers: true,
  ...policy,
  increment: increment ? { ...plainIncrement, ...increment } : null,
});

const anyone: LeaveEligibility = {
  gender: "any",
  maritalStatus: "any",
  serviceMonths: 0,
  childAge: null,
  childCitizen: "any",
  residencies: [],
  passCategories: [],
};

export const entitlementCase = (rates: LeaveSeries) => (input: Written, day: string) => {
  const { year, kind, unit = "day", policy, eligibility, fullTime = { weeklyMinutes: 2640, dayMinutes: 528 } } = input;
  const person: LeavePerson = {
    leftOn: null,
    gender: null,
    maritalStatus: null,
    residency: "citizen",
    passCategory: null,
    children: [],
    weeklyMinutes: null,
    daysPerWeek: null,
    ...input,
  };
  const type = { kind, unit, eligibility: { ...anyone, ...eligibility } };
  return entitlement({ type, policy: fullPolicy(policy), person, year, day, fullTime }, rates);
};

type WrittenType = Partial<Omit<LegalType, "eligibility">> & Partial<LeaveEligibility>;

/** Faults of type and policy in a line each. */
export const lawCase =
  (rates: LeaveSeries) =>
  (
    {
      kind,
      unit = "day",
      type: written = {},
      policy,
    }: { kind: LegalType["kind"]; unit?: LegalType["unit"]; type?: WrittenType; policy?: Written["policy"] },
    day: string,
  ): string[] => {
    const { payFraction = 1, countsRestDays = false, countsHolidays = false, noticeDays = 0, ...eligibility } = written;
    const type = {
      kind,
      unit,
      payFraction,
      countsRestDays,
      countsHolidays,
      noticeDays,
      eligibility: { ...anyone, ...eligibility },
    };
    const fullTime = { weeklyMinutes: 2640, dayMinutes: 528, workDays: 5 };
    // A case about the type has no policy of its own.
    const ofPolicy = Object.keys(written).some(
      (name) => !["countsRestDays", "childCitizen", "payFraction"].includes(name),
    )
      ? []
      : legalPolicyFaults(type, fullPolicy(policy), fullTime, rates, day);
    return [...legalTypeFaults(type, rates, day), ...ofPolicy].map(({ pointer, code, params = {} }) => {
      const { section, given, least, year } = params;
      const figures = least === undefined ? "" : `: ${String(given)} of ${String(least)} in year ${String(year)}`;
      return `${pointer} ${code} ${String(section)}${figures}`;
    });
  };

export const settingCase = (
  { settings, place }: { settings: readonly PlacedSetting[]; place: SettingPlace },
  day: string,
): string[] =>
  settingsInOrder(settings, place, day).map(({ level, targetId, validFrom }) => {
    const name = level === "department" || level === "employee-group" ? (targetId ?? "") : level;
    return validFrom === "2026-01-01" ? name : `${name} from ${validFrom}`;
  });

export const leaveYearCase = ({ joinedOn, ...settings }: LeaveYearSettings & { joinedOn: string }, day: string) =>
  leaveYearOf(settings, joinedOn, day);

interface WrittenClosing {
  readonly left: number;
  readonly max: number;
  readonly months?: number | null;
  readonly encashable: boolean;
  readonly encash?: boolean;
  /** Carried by an earlier closing, and used. */
  readonly kept?: number;
  /** Expired before the year was closed. */
  readonly writtenOff?: number;
}

/** Days instead of minutes; `end` is the last day of the year. */
export function yearClosingCase(input: WrittenClosing, end: string) {
  const { left, max, months = 12, encashable, encash = false, kept = 0, writtenOff = 0 } = input;
  const entry = (kind: ClosingEntry["kind"], days: number, of: string | null): ClosingEntry[] =>
    days === 0 ? [] : [{ bucketId: "year", kind, minutes: days * minutesOfDay, on: end, yearSettingId: of }];
  const bucket = { id: "year", kind: "year" as const, from: "2026-01-01", expiresOn: end, minimum: null };
  const entries = [
    ...entry("grant", left, null),
    ...entry("transfer", -kept, "closing"),
    ...entry("expire", -writtenOff, null),
  ];
  const rule = { max: max * minutesOfDay, months, encashable };
  const { closing, moved, on, own } = closeBucket({ buckets: [bucket], entries }, bucket, rule, encash);
  const days = (minutes: number): number => minutes / minutesOfDay || 0;
  return {
    carried: days(closing.carried),
    encashed: days(closing.encashed),
    expired: days(closing.expired),
    moved: days(moved),
    until: carriedUntil(on, rule),
    own: Object.fromEntries(own.map(({ kind, minutes }) => [kind, days(minutes)])),
  };
}

interface WrittenRecount {
  readonly from: string;
  readonly to: string;
  readonly startHalf?: "am" | "pm";
  readonly endHalf?: "am" | "pm";
  /** Holidays when the leave was granted, and those added since. */
  readonly holidays?: readonly string[];
  readonly added?: readonly string[];
  readonly removed?: boolean;
  readonly countsHolidays?: boolean;
  /** For leave by the hour, in a type that counts days. */
  readonly minutes?: number;
  /** Minutes of a working day from a day on, Monday to Friday without it. */
  readonly weeks?: readonly { readonly from: string; readonly day: number; readonly days: number }[];
}

/** A holiday, or half of one: `2026-11-10 pm`. */
const holidayOf = (text: string): GridHoliday => {
  const [date = "", half] = text.split(" ");
  return half === "am" || half === "pm" ? { date, half } : { date };
};

/** Of someone who works from Monday to Friday. */
export function recountCase(input: WrittenRecount, _day: string) {
  const { from, to, startHalf = "am", endHalf = "pm", holidays = [], added = [], removed = false } = input;
  const counted = (holidaysOf: readonly string[]) => {
    const { weeks: written = [], minutes = null } = input;
    const [first = { from: "2026-01-01", day: 480, days: 5 }, ...later] = written;
    const weekOf = ({ from: since, day, days }: typeof first) => ({
      from: since,
      minutes: Array.from({ length: 7 }, (_each, at) => (at >= 1 && at <= days ? day : 0)),
      restDay: 0,
    });
    const weeks = [weekOf(first), ...later.map(weekOf)] as const;
    const grid = dayGrid({
      from: addDays(from, -1),
      to,
      weeks,
      holidays: holidaysOf.map(holidayOf),
      halfDayMinutes: 300,
    });
    const rules = { unit: "day", countsHolidays: input.countsHolidays ?? false, countsRestDays: false } as const;
    return slotsOf({ from, to, startHalf, endHalf, minutes }, grid, rules);
  };
  const [before, after] = [counted(holidays), counted(removed ? added : [...holidays, ...added])];
  const { back, more } = recountOf(before, after);
  return {
    before: costOfSlots(before) / minutesOfDay,
    after: costOfSlots(after) / minutesOfDay,
    back: back.map(({ on }) => on),
    more: more.map(({ on }) => on),
  };
}
