/** Which days are to be computed, by the punches that have arrived. */
import { and, eq, gte, sql } from "drizzle-orm";
import { companies } from "../company/tables/companies.ts";
import type { Transaction } from "../database/transaction.ts";
import { punches } from "./tables/punches.ts";

export async function activeCompanies(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: companies.id }).from(companies).where(eq(companies.status, "active"));
  return rows.map(({ id }) => id);
}

/** Of punches stored since then, those of days before the given one, with the day before as night shifts have it. */
export async function lateRanges(
  tx: Transaction,
  companyId: string,
  since: Date,
  before: string,
): Promise<{ employeeId: string; from: string; to: string }[]> {
  const day = sql`(${punches.at} at time zone ${punches.tz})::date`;
  return tx
    .select({
      employeeId: punches.employeeId,
      from: sql<string>`(min(${day}) - 1)::text`,
      to: sql<string>`max(${day})::text`,
    })
    .from(punches)
    .where(and(eq(punches.companyId, companyId), gte(punches.createdAt, since), sql`${day} < ${before}`))
    .groupBy(punches.employeeId);
}
