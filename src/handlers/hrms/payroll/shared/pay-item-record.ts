/** Allowances and deductions of employees as responses and the history show them. */
import type { EmployeePayItem } from "#generated/hrms/schema.ts";
import { type AssignedAmount, instalmentOf, leftOf, planOf } from "#src/domain/payroll/assigned-amount.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { monthOf } from "#src/domain/shared/calendar.ts";
import type { PayItemRow, StoredPayItem } from "#src/store/payroll/employee-pay-items.ts";
import { type AuditAction, recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { moments } from "../../shared/records/wire.ts";
import { assignedAmount } from "./given-item.ts";

export const subject = "employee-pay-items";

function dueOf(
  { mode, total, instalments, amount }: AssignedAmount,
  calculation: PayItemRow["calculation"],
  given: number | null,
): number | null {
  if (mode === "custom") return null;
  if (total !== null && instalments !== null) return instalmentOf(total, instalments);
  return calculation === "percentage" || given === null ? null : amount;
}

export function shownPayItem(ctx: HrmsContext, { own, ...row }: PayItemRow): EmployeePayItem {
  const { tenantId: _tenant, createdBy: _creator, updatedBy: _editor, quantity, ...fields } = own;
  const { calculation, usual, maxShare: _share, taken, ...names } = row;
  const assigned = assignedAmount(own, usual);
  const plan = planOf(assigned, taken, monthOf(ctx.today(own.companyId))).filter(
    ({ month, state }) =>
      state === "taken" || own.status !== "stopped" || (own.toMonth !== null && month <= own.toMonth),
  );
  const left = leftOf(assigned, taken);
  return {
    ...moments(fields),
    ...names,
    allowance: own.allowanceId === null ? null : row.itemName,
    deduction: own.deductionId === null ? null : row.itemName,
    kind: own.allowanceId === null ? "deduction" : "allowance",
    quantity: quantity === null ? null : quantity / 100,
    due: dueOf(assigned, calculation, own.amount ?? usual),
    taken: taken.reduce((sum, { amount }) => sum + amount, 0),
    left,
    plan,
    instalmentsLeft: left === null ? null : plan.filter(({ state }) => state === "planned").length,
    createdBy: row.createdBy ?? "",
    updatedBy: row.updatedBy ?? "",
  };
}

export const nameOfPayItem = ({ fullName, itemName }: Pick<PayItemRow, "fullName" | "itemName">): string =>
  `${fullName}: ${itemName}`;

type Audited = Omit<StoredPayItem, "id" | "tenantId" | "companyId" | "createdAt" | "createdBy" | "updatedAt">;

const auditFields = ({ own, itemName }: { own: Audited; itemName: string }): Record<string, FieldValue> => ({
  itemName,
  mode: own.mode,
  amount: own.amount,
  quantity: own.quantity === null ? null : own.quantity / 100,
  fromMonth: own.fromMonth,
  toMonth: own.toMonth,
  total: own.total,
  instalments: own.instalments,
  amounts: own.amounts.map(({ month, amount }) => `${month} ${(amount / 100).toFixed(2)}`).join(", ") || null,
  skipped: own.skipped.join(", ") || null,
  settleMonth: own.settleMonth,
  reason: own.reason,
  consentOn: own.consentOn,
  status: own.status,
});

export async function notePayItem(
  ctx: HrmsContext,
  action: AuditAction,
  before: PayItemRow | null,
  after: PayItemRow | null,
  reason?: string | null,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId: row.own.companyId,
    action,
    subject,
    recordId: row.own.id,
    recordName: nameOfPayItem(row),
    changes: changedFields(before && auditFields(before), after && auditFields(after)),
    ...(reason != null && { reason }),
  });
}
