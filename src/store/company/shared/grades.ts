/** Grades of a company, and what uses them. */
import { eq, gte, lte } from "drizzle-orm";
import { companyRecords } from "../../shared/company-records.ts";
import { byReading, ofStatus } from "../../shared/list-query.ts";
import { designations } from "../tables/designations.ts";
import { grades } from "../tables/grades.ts";
import type { Transaction } from "../../database/transaction.ts";

export type GradeStatus = (typeof grades.$inferSelect)["status"];

interface GradeFilters {
  status?: readonly GradeStatus[] | undefined;
  rankFrom?: number | undefined;
  rankTo?: number | undefined;
}

export const gradeRecords = companyRecords({
  table: grades,
  label: grades.name,
  sortable: {
    rank: grades.rank,
    name: byReading(grades.name),
    payMin: grades.payMin,
    payMax: grades.payMax,
    noticeDays: grades.noticeDays,
    updatedAt: grades.updatedAt,
  },
  defaultSort: "rank",
  searchable: [grades.name],
  matching: ({ status, rankFrom, rankTo }: GradeFilters) => [
    ofStatus(grades.status, status),
    rankFrom === undefined ? undefined : gte(grades.rank, rankFrom),
    rankTo === undefined ? undefined : lte(grades.rank, rankTo),
  ],
  offered: eq(grades.status, "active"),
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
