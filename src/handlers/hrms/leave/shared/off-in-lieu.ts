/** Off in lieu that approved work on a rest day or holiday earns: granted once, and again if the day changes. */
import { lieuEarned, lieuExpiry } from "#src/domain/leave/shared/off-in-lieu.ts";
import type { DayKind } from "#src/domain/attendance/shared/vocabulary.ts";
import { coveredByClass } from "#src/domain/people/shared/covered-by-class.ts";
import type { PayRate } from "#src/domain/people/shared/monthly-basic.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { insertManualLeave, lockEarnedBy } from "#src/store/leave/manual-leaves.ts";
import { appendEntries, insertBucket, lockLedger } from "#src/store/leave/shared/ledger.ts";
import { leaveTypesOf } from "#src/store/leave/shared/types.ts";
import { classOf } from "#src/store/people/shared/ea-class.ts";
import { payTermsOn } from "#src/store/people/shared/pay-terms-on.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { ratesOf } from "../../statutory/shared/rates.ts";
import { unitsOf } from "./balances.ts";
import { leaveName } from "./changes.ts";
import { reverseManual } from "./manual-reversal.ts";

export interface ApprovedDay {
  readonly id: string;
  readonly companyId: string;
  readonly employeeId: string;
  readonly fullName: string;
  readonly date: string;
  readonly dayKind: DayKind;
  /** Approved minutes of work. */
  readonly minutes: number;
}

/**
 * Whether pay settles the day: by contract, or because Part IV covers the person, to whom sections 37 and 88 of the Employment Act
 * grant pay that time off cannot replace. Payroll counts people without a class as non-workmen too.
 */
async function paidForExtraWork(
  ctx: HrmsContext,
  { employeeId, date }: ApprovedDay,
  terms: PayRate & { readonly otEligible: boolean },
): Promise<boolean> {
  if (terms.otEligible) return true;
  const ofClass = await classOf(ctx.db, employeeId, date);
  return coveredByClass(ofClass?.eaCategory ?? "nonWorkman", terms, (await ratesOf(ctx)).employment, date);
}

/** The type it is granted in and how much; undefined if the day earns nothing. */
async function earnedBy(ctx: HrmsContext, day: ApprovedDay) {
  const { settings } = await settingsOf(ctx.db, day.companyId);
  if (!settings.offInLieu) return undefined;
  const type = (await leaveTypesOf(ctx.db, day.companyId)).find(
    ({ kind, status }) => kind === "off-in-lieu" && status === "active",
  );
  const terms = await payTermsOn(ctx.db, day.employeeId, day.date);
  if (!type || !terms || (await paidForExtraWork(ctx, day, terms))) return undefined;
  const normalMinutes = Math.round((terms.hoursPerWeek * 60) / Math.max(1, terms.daysPerWeek));
  const minutes = lieuEarned({ ...day, normalMinutes }, type.unit);
  return minutes === 0 ? undefined : { type, minutes, expiresOn: lieuExpiry(day.date, settings.offInLieuMonths) };
}

/** Brings what the day has earned in line with what was approved. */
export async function settleOffInLieu(ctx: HrmsContext, day: ApprovedDay): Promise<void> {
  if (day.dayKind !== "rest" && day.dayKind !== "holiday") return;
  await lockLedger(ctx.db, day.employeeId);
  const known = await lockEarnedBy(ctx.db, day.id);
  const earned = await earnedBy(ctx, day);
  if (known && earned && known.minutes === earned.minutes && known.leaveTypeId === earned.type.id) return;
  if (known) await reverseManual(ctx, known, day.fullName, null);
  if (!earned) return;
  const { type, minutes, expiresOn } = earned;
  const { tenantId, userId, now } = actorOf(ctx);
  const of = { tenantId, companyId: day.companyId, employeeId: day.employeeId, leaveTypeId: type.id };
  const manualLeaveId = await insertManualLeave(ctx.db, {
    ...of,
    mode: "grant",
    minutes,
    on: day.date,
    expiresOn,
    reason: null,
    leaveId: null,
    attendanceLogId: day.id,
    earnedDay: day.dayKind,
    status: "posted",
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  });
  const bucketId = await insertBucket(ctx.db, of, { kind: "lieu", from: day.date, expiresOn, minimum: 0 }, now);
  const entry = { bucketId, on: day.date, minutes, kind: "grant" as const };
  await appendEntries(ctx.db, of, [entry], { manualLeaveId, userId, now });
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: day.companyId,
    action: "create",
    subject: "manual-leave",
    recordId: manualLeaveId,
    recordName: leaveName(day.fullName, { from: day.date, to: day.date }),
    changes: changedFields(null, {
      leaveType: type.name,
      mode: "grant",
      units: unitsOf(minutes, type.unit),
      on: day.date,
    }),
  });
}
