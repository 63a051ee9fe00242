/** Changes of one person's payslip in a run, each recorded on its own. */
import { notFound } from "#src/contract/problem.ts";
import type { FieldChange } from "#src/domain/shared/history.ts";
import { payRunRecords } from "#src/store/payroll/pay-runs.ts";
import {
  findPayslip,
  lockPayslip,
  type StoredPayslip,
  updatePayslip,
  type WholePayslip,
} from "#src/store/payroll/payslips.ts";
import { refreshTotals } from "#src/store/payroll/run-totals.ts";
import { openRegularSlip } from "#src/store/payroll/settlements.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { makersWith } from "./approval-steps.ts";
import { refusePaid } from "./paid.ts";
import { lockedRun, mustBeOpen, type Target } from "./run-records.ts";

export interface SlipTarget {
  readonly target: Target;
  readonly slip: StoredPayslip;
}

/** Written with the totals of the run and the author of the change. */
export async function settle(
  ctx: HrmsContext,
  { target: { before }, slip }: SlipTarget,
  changes: FieldChange[],
  reason?: string,
): Promise<WholePayslip> {
  const actor = actorOf(ctx);
  await refreshTotals(ctx.db, before.id).catch(refusePaid);
  // What is approved can only be held or released.
  if (before.approvedAt === null)
    await payRunRecords.update(ctx.db, actor, before.companyId, before.id, before.version, {
      makers: makersWith(ctx, before),
    });
  const after = await findPayslip(ctx.db, before.companyId, slip.id);
  if (!after) throw notFound();
  const net = slip.net === after.net ? [] : [{ field: "net", before: slip.net, after: after.net }];
  await recordEvent(ctx.db, actor, {
    companyId: before.companyId,
    action: "update",
    subject: "payslips",
    recordId: slip.id,
    recordName: `${after.fullName}, ${before.name}`,
    changes: [...changes, ...net],
    ...(reason !== undefined && { reason }),
  });
  return after;
}

/** The last pay takes the place of the payslip in a regular run of the period, as long as that is open. */
export async function takeFromRegularRun(
  ctx: HrmsContext,
  companyId: string,
  of: { readonly periodId: string; readonly employeeId: string },
  reason: string,
): Promise<void> {
  const open = await openRegularSlip(ctx.db, of);
  if (!open) return;
  const target = await lockedRun(ctx, { path: { companyId, payRunId: open.runId } });
  mustBeOpen(target.before);
  const slip = await lockPayslip(ctx.db, open.runId, open.id);
  if (!slip || slip.state === "excluded") return;
  await updatePayslip(ctx.db, slip.id, actorOf(ctx), { state: "excluded", held: false, holdReason: reason });
  await settle(ctx, { target, slip }, [{ field: "state", before: slip.state, after: "excluded" }], reason);
}
