/** The leave of an employee on a day: for each type the level whose setting applies, and what it grants. */
import type { Step } from "../statutory/explanation.ts";
import type { LeaveSeries } from "../statutory/rates/leave.ts";
import type { LeaveEligibility, LeavePerson } from "./eligibility.ts";
import { type Entitlement, entitlement } from "./entitlement.ts";
import { type LeaveYear, leaveYearOf, type LeaveYearSettings } from "./leave-year.ts";
import type { FullTime } from "./part-time.ts";
import { type Increment, type LeavePolicy, yearUnits } from "./policy.ts";
import { type PlacedSetting, type SettingPlace, settingsInOrder } from "./resolve.ts";
import { serviceMonths } from "../statutory/leave/service.ts";
import type { AppliedLevel, LeaveKind, LeaveUnit } from "./shared/vocabulary.ts";

export interface ConfiguredType {
  readonly id: string;
  readonly kind: LeaveKind;
  readonly unit: LeaveUnit;
  readonly eligibility: LeaveEligibility;
  /** Rows of the global leave type; null without one. */
  readonly globalRows: LeavePolicy["byService"] | null;
}

export interface ConfiguredSetting extends PlacedSetting, Omit<LeavePolicy, "entitlement" | "byService" | "increment"> {
  readonly id: string;
  readonly leaveTypeId: string;
  readonly incrementId: string | null;
}

export interface LeaveConfiguration<T extends ConfiguredType, S extends ConfiguredSetting> {
  readonly types: readonly T[];
  readonly settings: readonly S[];
  readonly increments: ReadonlyMap<string, Increment>;
  readonly years: LeaveYearSettings;
  readonly fullTime: FullTime;
  readonly rates: LeaveSeries;
}

/** Kinds that the law grants by completed months of a year, where no setting says otherwise. */
const proratedKinds: readonly LeaveKind[] = ["annual", "childcare"];

/** What applies without any setting: the rows of the global leave type, or nothing but the law. */
export const globalPolicy = ({ kind, globalRows }: Pick<ConfiguredType, "kind" | "globalRows">): LeavePolicy => ({
  entitlement: 0,
  byService: globalRows ?? [],
  increment: null,
  accrual: "upfront",
  rounding: "nearest-day",
  prorateJoiners: proratedKinds.includes(kind),
  prorateLeavers: proratedKinds.includes(kind),
});

export function settingPolicy(setting: ConfiguredSetting, increments: ReadonlyMap<string, Increment>): LeavePolicy {
  const { accrual, rounding, prorateJoiners, prorateLeavers, incrementId } = setting;
  return {
    entitlement: setting.entitlement,
    byService: [],
    increment: incrementId === null ? null : (increments.get(incrementId) ?? null),
    accrual,
    rounding,
    prorateJoiners,
    prorateLeavers,
  };
}

export interface ApplicableLeave<T extends ConfiguredType, S extends ConfiguredSetting> {
  readonly type: T;
  readonly setting: S | null;
  readonly level: AppliedLevel | "none";
  /** Every level that has something to say, the one that applies first. */
  readonly candidates: readonly (AppliedLevel | "none")[];
  readonly policy: LeavePolicy;
  readonly year: LeaveYear;
  /** Of a whole year with the service on the day. */
  readonly yearUnits: number;
  readonly entitlement: Entitlement;
  readonly steps: readonly Step[];
}

export function applicableLeave<T extends ConfiguredType, S extends ConfiguredSetting>(
  configuration: LeaveConfiguration<T, S>,
  person: LeavePerson,
  place: SettingPlace,
  day: string,
  { explained }: { readonly explained: boolean },
): ApplicableLeave<T, S>[] {
  const { types, settings, increments, years, fullTime, rates } = configuration;
  const year = leaveYearOf(years, person.joinedOn, day);
  const byType = Map.groupBy(settings, ({ leaveTypeId }) => leaveTypeId);
  return types.map((type) => {
    const found = settingsInOrder(byType.get(type.id) ?? [], place, day);
    const setting = found[0] ?? null;
    const policy = setting ? settingPolicy(setting, increments) : globalPolicy(type);
    const last = type.globalRows === null ? [] : (["global"] as const);
    const candidates = [...found.map(({ level }) => level), ...last];
    const steps: Step[] = [];
    const input = { type, policy, person, year, day, fullTime };
    const result = entitlement(input, rates, explained ? steps : undefined);
    return {
      type,
      setting,
      level: candidates[0] ?? "none",
      candidates,
      policy,
      year,
      yearUnits: yearUnits(policy, serviceMonths(person.joinedOn, day)),
      entitlement: result,
      steps,
    };
  });
}
