/** Employees who may be chosen in records. */
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Transaction } from "../../database/transaction.ts";
import { employees } from "../tables/employees.ts";

/** Those of the company who have not left. */
export async function employeesOffered(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, [...ids]), ne(employees.status, "exited")));
  return new Set(rows.map(({ id }) => id));
}
