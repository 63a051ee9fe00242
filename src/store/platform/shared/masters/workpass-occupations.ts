/** Occupations by SSOC with the codes of their pass types. */
import { eq, sql } from "drizzle-orm";
import { sortableColumns } from "../../../shared/records/filters.ts";
import { platformRecords } from "../../../shared/records/platform-records.ts";
import { workpassOccupations } from "../../tables/workpass-occupations.ts";
import { workpassTypes } from "../../tables/workpass-types.ts";
import type { Transaction } from "../../../database/transaction.ts";

export type WorkpassOccupation = typeof workpassOccupations.$inferSelect;

interface LevelFilter {
  level?: readonly ("pme" | "other")[] | undefined;
}

export const workpassOccupationRecords = platformRecords({
  table: workpassOccupations,
  label: workpassOccupations.title,
  shown: {
    workpassTypes: sql<
      string[]
    >`coalesce((select array_agg(${workpassTypes.code} order by ${workpassTypes.code}) from ${workpassTypes} where ${workpassTypes.id} = any(${workpassOccupations.workpassTypeIds})), '{}')`,
  },
  sortable: { ...sortableColumns(workpassOccupations, "title", "sector", "updatedAt"), code: workpassOccupations.code },
  defaultSort: "code",
  searchable: [workpassOccupations.title, workpassOccupations.code],
  filters: { status: workpassOccupations.status, sector: workpassOccupations.sector },
  matching: ({ level }: LevelFilter) => [
    level?.length === 1 ? eq(workpassOccupations.isPme, level[0] === "pme") : undefined,
  ],
});

const importLock = 4_010_043;

/** Every occupation with one of the codes, for an import to compare; locked until the transaction ends, as are new codes. */
export async function lockOccupations(tx: Transaction, codes: readonly string[]): Promise<WorkpassOccupation[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
  return tx
    .select()
    .from(workpassOccupations)
    .where(sql`${workpassOccupations.code} = any(${sql.param([...codes])}::text[])`)
    .for("update");
}

/** New and changed rows of an import, each with its id and version. */
export async function writeOccupations(
  tx: Transaction,
  rows: readonly (typeof workpassOccupations.$inferInsert)[],
): Promise<void> {
  const rowsPerBatch = 500;
  for (let from = 0; from < rows.length; from += rowsPerBatch) {
    await tx
      .insert(workpassOccupations)
      .values(rows.slice(from, from + rowsPerBatch))
      .onConflictDoUpdate({
        target: workpassOccupations.id,
        set: {
          title: sql`excluded.title`,
          workpassTypeIds: sql`excluded.workpass_type_ids`,
          sector: sql`excluded.sector`,
          isPme: sql`excluded.is_pme`,
          status: sql`excluded.status`,
          version: sql`excluded.version`,
          updatedAt: sql`excluded.updated_at`,
          updatedBy: sql`excluded.updated_by`,
        },
      });
  }
}
