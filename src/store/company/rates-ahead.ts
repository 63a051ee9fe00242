/** Rates that start soon, of the country and of the company's own fund. */
import { and, asc, between, eq, isNull, or } from "drizzle-orm";
import { addDays } from "#src/domain/shared/calendar.ts";
import type { Transaction } from "../database/transaction.ts";
import { rateSets } from "../statutory/tables/rate-sets.ts";

/** Those whose first day is one of the next `days` after the day. */
export function ratesAhead(tx: Transaction, companyId: string, day: string, days: number) {
  const { id, kind, effectiveFrom } = rateSets;
  const isTheirs = or(isNull(rateSets.tenantId), eq(rateSets.companyId, companyId));
  return tx
    .select({ id, kind, effectiveFrom })
    .from(rateSets)
    .where(and(eq(rateSets.status, "active"), isTheirs, between(effectiveFrom, addDays(day, 1), addDays(day, days))))
    .orderBy(asc(effectiveFrom), asc(kind), asc(id));
}
