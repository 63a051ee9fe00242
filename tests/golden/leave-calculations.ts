/** The calculations of leave: what a case leaves out is a full-timer's ordinary case. */
import type { LeaveEligibility, LeavePerson } from "#src/domain/leave/eligibility.ts";
import { legalPolicyFaults, legalTypeFaults, type LegalType } from "#src/domain/leave/legal-faults.ts";
import { leaveYearOf, type LeaveYearSettings } from "#src/domain/leave/leave-year.ts";
import { type PlacedSetting, settingsInOrder, type SettingPlace } from "#src/domain/leave/resolve.ts";
import { entitlement, type EntitlementInput } from "#src/domain/leave/entitlement.ts";
import type { FullTime } from "#src/domain/leave/part-time.ts";
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

export const fullPolicy = ({ increment, ...policy }: NonNullable<Written["policy"]> = {}): LeavePolicy => ({
  entitlement: 14,
  byService: [],
  accrual: "upfront",
  rounding: "nearest-day",
  prorateJoiners: true,
  prorateLeavers: true,
  ...policy,
  increment: increment ? { basis: "anniversary", cap: null, rows: [], ...increment } : null,
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
