/** Which documents of a type an employee has. */
import { and, eq, gte, isNull, or } from "drizzle-orm";
import { employeeDocuments } from "../tables/employee-documents.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { OfEmployee } from "../shared/records.ts";

/** Whether a document of the type exists or is requested; expired ones do not count. */
export async function hasDocument(
  tx: Transaction,
  { companyId, employeeId }: OfEmployee,
  typeId: string,
  today: string,
): Promise<boolean> {
  const { companyId: company, employeeId: employee, typeId: type, expiry, id } = employeeDocuments;
  const rows = await tx
    .select({ id })
    .from(employeeDocuments)
    .where(
      and(eq(company, companyId), eq(employee, employeeId), eq(type, typeId), or(isNull(expiry), gte(expiry, today))),
    )
    .limit(1);
  return rows.length > 0;
}
