/** Checks needed before a change request is accepted. */
import { and, eq, ne } from "drizzle-orm";
import { files } from "../shared/tables/files.ts";
import { persons } from "./tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";

/** Whether the file was uploaded for the employee. */
export async function fileOf(tx: Transaction, employeeId: string, fileId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: files.id })
        .from(files)
        .where(and(eq(files.id, fileId), eq(files.employeeId, employeeId)))
    ).length > 0
  );
}

/** Whether someone else in the tenant has the number. */
export async function personOfIdentity(tx: Transaction, idHash: string, exceptId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: persons.id })
        .from(persons)
        .where(and(eq(persons.idHash, idHash), ne(persons.id, exceptId)))
        .limit(1)
    ).length > 0
  );
}
