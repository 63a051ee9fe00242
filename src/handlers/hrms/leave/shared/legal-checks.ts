/** Rejects leave policies below the law, with the section that they violate. */
import { ProblemError } from "#src/contract/problem.ts";
import { legalPolicyFaults, type LegalType } from "#src/domain/leave/legal-faults.ts";
import type { Increment, LeavePolicy } from "#src/domain/leave/policy.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { leaveTypeRecords } from "#src/store/leave/leave-types.ts";
import type { HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";

type Checked = Pick<LeavePolicy, "entitlement" | "accrual" | "rounding" | "prorateJoiners" | "prorateLeavers"> & {
  readonly leaveTypeId: string;
  readonly validFrom: string;
};

/** A leave type with its conditions beside the other fields. */
export type CheckedType = Omit<LegalType, "eligibility"> & LegalType["eligibility"];

/** By the law of the day on which the setting starts, or of today if it applies already. */
export async function checkPolicy(
  ctx: HrmsContext,
  companyId: string,
  setting: Checked,
  increment: Increment | null,
  pointer = "/entitlement",
  /** What the leave type becomes; as it is, without it. */
  becomes?: CheckedType,
): Promise<void> {
  const type = becomes ?? (await leaveTypeRecords.find(ctx.db, companyId, setting.leaveTypeId));
  if (!type) return;
  const { weeklyMinutes, workDays } = (await settingsOf(ctx.db, companyId)).settings;
  const today = accessDay(ctx.now());
  const faults = legalPolicyFaults(
    { ...type, eligibility: type },
    { ...setting, byService: [], increment },
    { weeklyMinutes, dayMinutes: Math.round(weeklyMinutes / Math.max(1, workDays.length)), workDays: workDays.length },
    (await ratesOf(ctx)).leave,
    setting.validFrom > today ? setting.validFrom : today,
  );
  if (faults.length > 0)
    throw new ProblemError("validation", { errors: faults.map((fault) => ({ ...fault, pointer })) });
}
