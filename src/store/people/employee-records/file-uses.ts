/** The stored files of an employee, and whether anything still references one. */
import { and, eq, sql } from "drizzle-orm";
import type { StoredFile } from "../../shared/file-storage.ts";
import { files } from "../../shared/tables/files.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { OfEmployee } from "../shared/records.ts";

export function filesOf(tx: Transaction, { companyId, employeeId }: OfEmployee): Promise<StoredFile[]> {
  return tx
    .select()
    .from(files)
    .where(and(eq(files.companyId, companyId), eq(files.employeeId, employeeId)));
}

const named = [
  "employee_passports",
  "previous_employments",
  "employee_documents",
  "change_requests",
  "manual_attendance",
  "employee_pay_items",
] as const;

export async function isFileUsed(tx: Transaction, fileId: string): Promise<boolean> {
  const uses = named.map((table) => sql`select 1 from ${sql.identifier(table)} where file_id = ${fileId}`);
  // Open change requests reference files too.
  const asked = sql`select 1 from change_requests where status = 'submitted' and fields ->> 'fileId' = ${fileId}`;
  const ofLeave = sql`select 1 from leaves where file_ids ? ${fileId}::text`;
  const ofClaims = sql`select 1 from expense_claims where file_ids ? ${fileId}::text`;
  const { rows } = await tx.execute(
    sql`${sql.join([...uses, asked, ofLeave, ofClaims, sql`select 1 from persons where photo = ${fileId}`], sql` union all `)} limit 1`,
  );
  return rows.length > 0;
}
