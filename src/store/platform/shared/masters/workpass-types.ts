/** Types of work passes, and the occupations they are granted for. */
import { arrayContains, eq, inArray } from "drizzle-orm";
import { byReading, ofStatus } from "../../../shared/list-query.ts";
import { platformRecords } from "../../../shared/platform-records.ts";
import { workpassOccupations } from "../../tables/workpass-occupations.ts";
import { workpassTypes } from "../../tables/workpass-types.ts";
import type { Transaction } from "../../../database/transaction.ts";

type Type = typeof workpassTypes.$inferSelect;

interface WorkpassTypeFilters {
  status?: readonly Type["status"][] | undefined;
  category?: readonly Type["category"][] | undefined;
}

export const workpassTypeRecords = platformRecords({
  table: workpassTypes,
  label: workpassTypes.name,
  sortable: {
    name: byReading(workpassTypes.name),
    code: byReading(workpassTypes.code),
    category: workpassTypes.category,
    maxValidityMonths: workpassTypes.maxValidityMonths,
    updatedAt: workpassTypes.updatedAt,
  },
  defaultSort: "name",
  searchable: [workpassTypes.name, workpassTypes.code],
  matching: ({ status, category }: WorkpassTypeFilters) => [
    ofStatus(workpassTypes.status, status),
    category?.length ? inArray(workpassTypes.category, [...category]) : undefined,
  ],
  offered: eq(workpassTypes.status, "active"),
  offeredBy: [],
});

/** Ids and codes of all types; kept from being deleted until the transaction ends. */
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
