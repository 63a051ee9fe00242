/** The photo of a person: a file of one of their employments, readable by everyone who may see the person. */
import { and, eq } from "drizzle-orm";
import type { StoredFile } from "../shared/file-storage.ts";
import { employees } from "./tables/employees.ts";
import { files } from "../shared/tables/files.ts";
import { persons } from "./tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";

export async function photoOf(tx: Transaction, personId: string): Promise<StoredFile | undefined> {
  const [found] = await tx
    .select({ file: files })
    .from(persons)
    .innerJoin(files, and(eq(files.tenantId, persons.tenantId), eq(files.id, persons.photo), eq(files.class, "public")))
    .innerJoin(
      employees,
      and(
        eq(employees.tenantId, files.tenantId),
        eq(employees.id, files.employeeId),
        eq(employees.personId, persons.id),
      ),
    )
    .where(eq(persons.id, personId));
  return found?.file;
}
