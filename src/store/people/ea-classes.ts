/** Maps a company's own classes to those of the Employment Act. */
import { eq } from "drizzle-orm";
import { classes } from "../company/tables/classes.ts";
import type { Transaction } from "../database/transaction.ts";

export async function eaClasses(tx: Transaction, companyId: string) {
  const rows = await tx
    .select({ id: classes.id, eaCategory: classes.eaCategory, otEligibleDefault: classes.otEligibleDefault })
    .from(classes)
    .where(eq(classes.companyId, companyId));
  return new Map(rows.map((row) => [row.id, row]));
}

export type EaClasses = Awaited<ReturnType<typeof eaClasses>>;
