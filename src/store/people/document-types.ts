/** Document types of a company. */
import { eq, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { documentTypes } from "./tables/document-types.ts";
import { employeeDocuments } from "./tables/employee-documents.ts";
import { taskTemplates } from "./tables/task-templates.ts";
import type { Transaction } from "../database/transaction.ts";

export const documentTypeRecords = companyRecords({
  table: documentTypes,
  label: documentTypes.name,
  sortable: sortableColumns(documentTypes, "name", "updatedAt"),
  defaultSort: "name",
  searchable: [documentTypes.name, documentTypes.code],
  filters: { status: documentTypes.status },
});

/** Templates whose tasks ask for a document of the type. */
export function templatesAskingFor(tx: Transaction, typeId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: taskTemplates.id, name: taskTemplates.name })
    .from(taskTemplates)
    .where(sql`${taskTemplates.tasks} @> ${JSON.stringify([{ documentTypeId: typeId }])}::jsonb`)
    .limit(20);
}

/** Whether any employee has a document of the type. */
export async function documentTypeIsUsed(tx: Transaction, typeId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: employeeDocuments.id })
        .from(employeeDocuments)
        .where(eq(employeeDocuments.typeId, typeId))
        .limit(1)
    ).length > 0
  );
}
