/** Types of work passes, and the occupations they are granted for. */
import { arrayContains } from "drizzle-orm";
import { byReading } from "../../../shared/list-query.ts";
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { workpassOccupations } from "../../tables/workpass-occupations.ts";
import { workpassTypes } from "../../tables/workpass-types.ts";
import type { Transaction } from "../../../database/transaction.ts";

export const workpassTypeRecords = platformRecords({
  table: workpassTypes,
  label: workpassTypes.name,
  sortable: sortableColumns(workpassTypes, "name", "code", "category", "maxValidityMonths", "updatedAt"),
  defaultSort: "name",
  searchable: [workpassTypes.name, workpassTypes.code],
  filters: { status: workpassTypes.status, category: workpassTypes.category },
});

/** Ids and codes of all types; locked against deletion until the transaction ends. */
export function holdWorkpassTypes(tx: Transaction): Promise<{ id: string; code: string }[]> {
  return tx.select({ id: workpassTypes.id, code: workpassTypes.code }).from(workpassTypes).for("share");
}

export async function occupationsOfType(tx: Transaction, id: string) {
  const { id: occupationId, title: name } = workpassOccupations;
  return tx
    .select({ id: occupationId, name })
    .from(workpassOccupations)
    .where(arrayContains(workpassOccupations.workpassTypeIds, [id]))
    .orderBy(byReading(name))
    .limit(20);
}
