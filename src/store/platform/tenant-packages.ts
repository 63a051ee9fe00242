/** The packages of a tenant over time, written as the sign-in role. */
import { and, asc, eq, gt, gte, isNull, or } from "drizzle-orm";
import { packages } from "./tables/packages.ts";
import { tenantPackages } from "./tables/tenant-packages.ts";
import { asAuth, type Transaction } from "../database/transaction.ts";

interface AssignedPackage {
  packageId: string;
  package: string;
  seatLimit: number | null;
  since: string;
  until: string | null;
  status: "scheduled" | "active" | "ended";
}

/** Newest first. */
export async function packagesOfTenant(tx: Transaction, tenantId: string, now: Date): Promise<AssignedPackage[]> {
  const rows = await asAuth(tx, () =>
    tx.select().from(tenantPackages).where(eq(tenantPackages.tenantId, tenantId)).orderBy(asc(tenantPackages.since)),
  );
  const known = await tx.select({ id: packages.id, name: packages.name, seatLimit: packages.seatLimit }).from(packages);
  const state = (since: Date, until: Date | null) =>
    since > now ? "scheduled" : until !== null && until <= now ? "ended" : "active";
  return rows.toReversed().map(({ packageId, since, until }) => {
    const one = known.find(({ id }) => id === packageId);
    return {
      packageId,
      package: one?.name ?? "",
      seatLimit: one?.seatLimit ?? null,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
      status: state(since, until),
    };
  });
}

/** Ends the current package and replaces any planned one. */
export async function assignPackage(tx: Transaction, tenantId: string, packageId: string, since: Date): Promise<void> {
  const own = eq(tenantPackages.tenantId, tenantId);
  await asAuth(tx, async () => {
    await tx.delete(tenantPackages).where(and(own, gte(tenantPackages.since, since)));
    await tx
      .update(tenantPackages)
      .set({ until: since })
      .where(and(own, or(isNull(tenantPackages.until), gt(tenantPackages.until, since))));
    await tx.insert(tenantPackages).values({ tenantId, packageId, since });
  });
}
