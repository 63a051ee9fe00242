/** Inserts the published rates; existing rows are left unchanged. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { publishedSets } from "#src/domain/statutory/rate-sets/published-sets.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import type { Store } from "../database/open-store.ts";
import { rateSets } from "../statutory/tables/rate-sets.ts";
import { hashedId } from "../database/hashed-id.ts";
import { inTenant } from "../database/transaction.ts";

const seedLock = 4_010_022;

const publishedId = (kind: string, from: string): string => hashedId(`hrms-rates/${kind}/${from}`);

export async function seedRates(store: Store, now: Date): Promise<void> {
  await inTenant(store, null, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const known = await tx
      .select({ kind: rateSets.kind, from: rateSets.effectiveFrom })
      .from(rateSets)
      .where(and(isNull(rateSets.tenantId), eq(rateSets.status, "active")));
    const taken = new Set(known.map(({ kind, from }) => `${kind}/${from}`));
    const missing = publishedSets(singapore).filter(
      ({ kind, effectiveFrom }) => !taken.has(`${kind}/${effectiveFrom}`),
    );
    if (missing.length === 0) return;
    const when = { createdAt: now, updatedAt: now, activatedAt: now };
    const rows = missing.map((set) => ({
      ...set,
      ...when,
      id: publishedId(set.kind, set.effectiveFrom),
      status: "active" as const,
    }));
    await tx.insert(rateSets).values(rows).onConflictDoNothing();
  });
}
