/** What the leave of a company's employees is calculated from: types, settings, increments, leave year and the law. */
import { notFound } from "#src/contract/problem.ts";
import { type ApplicableLeave, applicableLeave, type LeaveConfiguration } from "#src/domain/leave/applicable.ts";
import type { LeavePerson } from "#src/domain/leave/eligibility.ts";
import type { SettingPlace } from "#src/domain/leave/resolve.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { departmentPaths } from "#src/store/company/shared/department-paths.ts";
import { activeIncrements, activeSettings, type ActiveSetting } from "#src/store/leave/leave-settings.ts";
import { configuredTypes, type ConfiguredLeaveType } from "#src/store/leave/leave-types.ts";
import { type EmploymentFacts, employmentFacts } from "#src/store/people/shared/employment-facts.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

export type CompanyLeave = LeaveConfiguration<ConfiguredLeaveType, ActiveSetting> & {
  /** Departments from each one upwards. */
  readonly departmentPaths: ReadonlyMap<string, readonly string[]>;
};
export type Applicable = ApplicableLeave<ConfiguredLeaveType, ActiveSetting>;

export async function companyLeave(ctx: HrmsContext, companyId: string): Promise<CompanyLeave> {
  const { settings } = await settingsOf(ctx.db, companyId);
  const { leaveYearBasis, leaveYearStartMonth, weeklyMinutes, workDays } = settings;
  return {
    types: await configuredTypes(ctx.db, companyId),
    settings: await activeSettings(ctx.db, companyId),
    increments: await activeIncrements(ctx.db, companyId),
    years: { leaveYearBasis, leaveYearStartMonth },
    fullTime: { weeklyMinutes, dayMinutes: Math.round(weeklyMinutes / Math.max(1, workDays.length)) },
    rates: (await ratesOf(ctx)).leave,
    departmentPaths: await departmentPaths(ctx.db, companyId),
  };
}

export const leavePersonOf = (facts: EmploymentFacts): LeavePerson => facts;

export function settingPlaceOf(
  { employeeId, departmentId, gradeId, employeeGroupIds }: EmploymentFacts,
  paths: CompanyLeave["departmentPaths"],
): SettingPlace {
  return {
    employeeId,
    departmentIds: departmentId === null ? [] : (paths.get(departmentId) ?? [departmentId]),
    gradeId,
    employeeGroupIds,
  };
}

/** Each leave type for a person on a day; `explained` adds the steps. */
export const applicableTo = (
  leave: CompanyLeave,
  facts: EmploymentFacts,
  day: string,
  explained = false,
): Applicable[] =>
  applicableLeave(leave, leavePersonOf(facts), settingPlaceOf(facts, leave.departmentPaths), day, { explained });

export async function factsOf(
  ctx: HrmsContext,
  companyId: string,
  employeeId: string,
  day: string,
): Promise<EmploymentFacts> {
  const [facts] = await employmentFacts(ctx.db, companyId, day, [employeeId]);
  if (!facts) throw notFound("There is no such employee.");
  return facts;
}
