/** Dependants of an employee, for leave that is taken for a child. */
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";
import { employeeDependants } from "../../people/tables/employee-dependants.ts";

export async function dependantOf(tx: Transaction, employeeId: string, id: string) {
  const [row] = await tx
    .select({
      relation: employeeDependants.relation,
      dateOfBirth: employeeDependants.dateOfBirth,
      citizenship: employeeDependants.citizenship,
    })
    .from(employeeDependants)
    .where(and(eq(employeeDependants.employeeId, employeeId), eq(employeeDependants.id, id)));
  return row;
}
