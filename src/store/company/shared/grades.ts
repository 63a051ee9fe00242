/** Grades of a company, and what uses them. */
import { eq, gte, lte } from "drizzle-orm";
import { sortableColumns } from "../../shared/records/filters.ts";
import { companyRecords } from "../../shared/records/company-records.ts";
import { byReading } from "../../shared/list-query.ts";
import { designations } from "../tables/designations.ts";
import { grades } from "../tables/grades.ts";
import type { Transaction } from "../../database/transaction.ts";

interface RankRange {
  rankFrom?: number | undefined;
  rankTo?: number | undefined;
}

export const gradeRecords = companyRecords({
  table: grades,
  label: grades.name,
  sortable: sortableColumns(grades, "rank", "name", "payMin", "payMax", "noticeDays", "updatedAt"),
  defaultSort: "rank",
  searchable: [grades.name],
  filters: { status: grades.status },
  matching: ({ rankFrom, rankTo }: RankRange) => [
    rankFrom === undefined ? undefined : gte(grades.rank, rankFrom),
    rankTo === undefined ? undefined : lte(grades.rank, rankTo),
  ],
  offeredBy: [grades.rank],
});

/** Designations that name the grade. */
export function designationsOfGrade(tx: Transaction, gradeId: string) {
  return tx
    .select({ id: designations.id, name: designations.designation })
    .from(designations)
    .where(eq(designations.gradeId, gradeId))
    .orderBy(byReading(designations.designation))
    .limit(20);
}
