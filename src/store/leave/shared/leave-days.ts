/** Leave by its days: who is away on one, and what has passed. */
import { and, asc, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { holdingStates } from "#src/domain/leave/shared/request.ts";
import type { Transaction } from "../../database/transaction.ts";
import { employees } from "../../people/tables/employees.ts";
import { persons } from "../../people/tables/persons.ts";
import { leaves } from "../tables/leaves.ts";

/** Granted or requested leave of the employees that includes the day. */
export function leaveOnDay(tx: Transaction, companyId: string, employeeIds: readonly string[], day: string) {
  return tx
    .select({
      recordId: leaves.id,
      employeeId: leaves.employeeId,
      employee: persons.fullName,
      from: leaves.from,
      to: leaves.to,
    })
    .from(leaves)
    .innerJoin(employees, and(eq(employees.tenantId, leaves.tenantId), eq(employees.id, leaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(
      and(
        eq(leaves.companyId, companyId),
        inArray(leaves.employeeId, [...employeeIds]),
        inArray(leaves.status, [...holdingStates]),
        lte(leaves.from, day),
        gte(leaves.to, day),
      ),
    )
    .orderBy(asc(persons.fullName), asc(leaves.from));
}

/** Leave of an employee with days from one on, as it is held. */
export function leaveFrom(tx: Transaction, employeeId: string, day: string) {
  return tx
    .select({ id: leaves.id, status: leaves.status })
    .from(leaves)
    .where(and(eq(leaves.employeeId, employeeId), inArray(leaves.status, [...holdingStates]), gte(leaves.to, day)))
    .orderBy(asc(leaves.from));
}

/** Approved leave whose last day has passed is taken. */
export async function markTaken(tx: Transaction, today: string, now: Date): Promise<void> {
  await tx
    .update(leaves)
    .set({ status: "taken", updatedAt: now, version: sql`${leaves.version} + 1` })
    .where(and(eq(leaves.status, "approved"), sql`${leaves.to} < ${today}::date`));
}
