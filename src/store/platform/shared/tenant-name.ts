/** The name of a tenant, for emails to its people. */
import { eq } from "drizzle-orm";
import { tenants } from "../tables/tenants.ts";
import type { Transaction } from "../../database/transaction.ts";

export async function tenantName(tx: Transaction, tenantId: string): Promise<string> {
  const [tenant] = await tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId));
  return tenant?.name ?? "";
}
