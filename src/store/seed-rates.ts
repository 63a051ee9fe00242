/** Puts the published rates into the platform's tables; what is there already stays as people left it. */
import { createHash } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { publishedSets } from "#src/domain/rate-sets/published-sets.ts";
import { singapore } from "#src/domain/rates/book.ts";
import type { Store } from "./open-store.ts";
import { rateSets } from "./tables/rate-sets.ts";
import { inTenant } from "./transaction.ts";

const seedLock = 4_010_022;

/** The same on every server, so that a newer product adds what it knows more and nothing twice. */
function publishedId(kind: string, from: string): string {
  const digest = createHash("sha256").update(`hrms-rates/${kind}/${from}`).digest("hex");
  return [digest.slice(0, 8), digest.slice(8, 12), `4${digest.slice(13, 16)}`, `8${digest.slice(17, 20)}`, digest.slice(20, 32)].join("-");
}

export async function seedRates(store: Store, now: Date): Promise<void> {
  await inTenant(store, null, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const known = await tx
      .select({ kind: rateSets.kind, from: rateSets.effectiveFrom })
      .from(rateSets)
      .where(and(isNull(rateSets.tenantId), eq(rateSets.status, "active")));
    const taken = new Set(known.map(({ kind, from }) => `${kind}/${from}`));
    const missing = publishedSets(singapore).filter(({ kind, effectiveFrom }) => !taken.has(`${kind}/${effectiveFrom}`));
    if (missing.length === 0) return;
    const when = { createdAt: now, updatedAt: now, activatedAt: now };
    const rows = missing.map((set) => ({ ...set, ...when, id: publishedId(set.kind, set.effectiveFrom), status: "active" as const }));
    await tx.insert(rateSets).values(rows).onConflictDoNothing();
  });
}
