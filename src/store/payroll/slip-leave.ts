/** Leave of one person for a payslip: by type, as the ledger was when the payslip was calculated. */
import { and, asc, eq, lte } from "drizzle-orm";
import { type LeaveSummary, leaveSummary } from "#src/domain/payroll/files/leave-summary.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaveBuckets, leaveLedger } from "../leave/tables/leave-ledger.ts";
import { leaveTypes } from "../leave/tables/leave-types.ts";

export async function leaveOfSlip(
  tx: Transaction,
  employeeId: string,
  period: { readonly from: string; readonly to: string },
  at: Date,
): Promise<LeaveSummary[]> {
  const buckets = await tx
    .select()
    .from(leaveBuckets)
    .where(and(eq(leaveBuckets.employeeId, employeeId), lte(leaveBuckets.at, at)));
  const entries = await tx
    .select()
    .from(leaveLedger)
    .where(and(eq(leaveLedger.employeeId, employeeId), lte(leaveLedger.at, at)));
  const types = await tx
    .selectDistinct({ id: leaveTypes.id, name: leaveTypes.name })
    .from(leaveTypes)
    .innerJoin(
      leaveBuckets,
      and(eq(leaveBuckets.tenantId, leaveTypes.tenantId), eq(leaveBuckets.leaveTypeId, leaveTypes.id)),
    )
    .where(eq(leaveBuckets.employeeId, employeeId))
    .orderBy(asc(leaveTypes.name));
  return types.map(({ id, name }) =>
    leaveSummary(
      {
        leaveType: name,
        yearFrom: `${period.to.slice(0, 4)}-01-01`,
        buckets: buckets.filter(({ leaveTypeId }) => leaveTypeId === id),
        entries: entries.filter(({ leaveTypeId }) => leaveTypeId === id),
      },
      period,
    ),
  );
}
