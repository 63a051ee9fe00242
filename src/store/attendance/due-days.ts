/** Which days are to be computed, by the punches that have arrived and the leave that was decided. */
import { and, eq, gte, lt, sql } from "drizzle-orm";
import { companies } from "../company/tables/companies.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaves } from "../leave/tables/leaves.ts";
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

/** Days before the given one on which leave was granted or cancelled since then. */
export async function leaveRanges(
  tx: Transaction,
  companyId: string,
  since: Date,
  before: string,
): Promise<{ employeeId: string; from: string; to: string }[]> {
  return tx
    .select({
      employeeId: leaves.employeeId,
      from: sql<string>`min(${leaves.from})::text`,
      to: sql<string>`max(least(${leaves.to}, ${before}::date - 1))::text`,
    })
    .from(leaves)
    .where(and(eq(leaves.companyId, companyId), gte(leaves.updatedAt, since), lt(leaves.from, before)))
    .groupBy(leaves.employeeId);
}
