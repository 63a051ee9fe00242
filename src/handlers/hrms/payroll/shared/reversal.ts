/** Reverses a payslip: it stays as it was and no longer counts, and a correction run of its period pays the person again. */
import { randomUUID } from "node:crypto";
import { reopenAdjustments } from "#src/store/attendance/shared/adjustments.ts";
import { giveBackTaken } from "#src/store/payroll/assigned-items.ts";
import { nextNumber, openCorrection, payRunRecords, type PayRunRow } from "#src/store/payroll/pay-runs.ts";
import { insertPayslip, type StoredPayslip, updatePayslip } from "#src/store/payroll/payslips.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { runRecords } from "./run-records.ts";

/** The open correction run of the period for payslips of the run, made if there is none. The person who calculates it is its maker. */
async function correctionOf(ctx: HrmsContext, run: PayRunRow): Promise<PayRunRow> {
  const open = await openCorrection(ctx.db, run.periodId, run.id);
  const known = open === undefined ? undefined : await payRunRecords.lock(ctx.db, run.companyId, open);
  if (known) return known;
  return runRecords.add(ctx, run.companyId, {
    name: `${run.name} (correction)`.slice(-80),
    kind: "correction",
    number: await nextNumber(ctx.db, run.periodId, "correction"),
    periodId: run.periodId,
    correctsRunId: run.id,
    status: "draft",
  });
}

export async function reverseSlip(
  ctx: HrmsContext,
  run: PayRunRow,
  slip: StoredPayslip,
  reason: string,
): Promise<PayRunRow> {
  const actor = actorOf(ctx);
  const { tenantId, userId, now } = actor;
  const correction = await correctionOf(ctx, run);
  const replacedById = randomUUID();
  await updatePayslip(ctx.db, slip.id, actor, {
    state: "reversed",
    reversedAt: now,
    reversedBy: userId,
    reverseReason: reason,
    replacedById,
  });
  await giveBackTaken(ctx.db, actor, { runId: run.id, employeeIds: [slip.employeeId] });
  await reopenAdjustments(ctx.db, actor, slip.id);
  const isPaid = (run.status === "paid" || run.status === "closed") && !slip.held;
  await insertPayslip(ctx.db, {
    id: replacedById,
    tenantId,
    companyId: slip.companyId,
    runId: correction.id,
    periodId: slip.periodId,
    employeeId: slip.employeeId,
    personId: slip.personId,
    employer: slip.employer,
    month: slip.month,
    kind: slip.kind,
    number: slip.number,
    state: "draft",
    departmentId: slip.departmentId,
    designationId: slip.designationId,
    paidBefore: isPaid ? slip.net : slip.paidBefore,
    overrides: slip.overrides,
    replacesId: slip.id,
    createdAt: now,
    createdBy: userId,
    updatedAt: now,
    updatedBy: userId,
  });
  await payRunRecords.update(ctx.db, actor, run.companyId, correction.id, correction.version, {
    employeeIds: [...new Set([...correction.employeeIds, slip.employeeId])],
    status: "draft",
  });
  await recordEvent(ctx.db, actor, {
    companyId: run.companyId,
    action: "retire",
    subject: "payslips",
    recordId: slip.id,
    recordName: `${run.name} ${slip.month}`,
    changes: [{ field: "state", before: slip.state, after: "reversed" }],
    reason,
  });
  return (await payRunRecords.find(ctx.db, run.companyId, correction.id)) as PayRunRow;
}
