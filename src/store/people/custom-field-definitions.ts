/** Custom fields of a company. */
import { asc, eq, and } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import type { StatusFilter } from "./document-types.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { customFieldDefinitions } from "./tables/custom-field-definitions.ts";
import type { Transaction } from "../database/transaction.ts";

export const customFieldDefinitionRecords = companyRecords({
  table: customFieldDefinitions,
  label: customFieldDefinitions.label,
  sortable: {
    position: customFieldDefinitions.position,
    label: byReading(customFieldDefinitions.label),
    updatedAt: customFieldDefinitions.updatedAt,
  },
  defaultSort: "position",
  searchable: [customFieldDefinitions.label, customFieldDefinitions.code],
  matching: ({ status }: StatusFilter) => [ofStatus(customFieldDefinitions.status, status)],
  offered: eq(customFieldDefinitions.status, "active"),
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
