/** Custom fields of a company. */
import { asc, eq, and } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { customFieldDefinitions } from "./tables/custom-field-definitions.ts";
import type { Transaction } from "../database/transaction.ts";

export const customFieldDefinitionRecords = companyRecords({
  table: customFieldDefinitions,
  label: customFieldDefinitions.label,
  sortable: sortableColumns(customFieldDefinitions, "position", "label", "updatedAt"),
  defaultSort: "position",
  searchable: [customFieldDefinitions.label, customFieldDefinitions.code],
  filters: { status: customFieldDefinitions.status },
  offeredBy: [customFieldDefinitions.position],
});

/** Fields that are asked for, in their order. */
export function activeCustomFields(tx: Transaction, companyId: string) {
  return tx
    .select()
    .from(customFieldDefinitions)
    .where(and(eq(customFieldDefinitions.companyId, companyId), eq(customFieldDefinitions.status, "active")))
    .orderBy(asc(customFieldDefinitions.position));
}
