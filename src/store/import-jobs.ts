/** Imports of people as they are kept: each belongs to who has uploaded it. */
import { and, eq } from "drizzle-orm";
import type { Actor } from "./audit.ts";
import { importJobs } from "./tables/import-jobs.ts";
import type { Transaction } from "./transaction.ts";

export type ImportJobRow = typeof importJobs.$inferSelect;

const own = (companyId: string, id: string, userId: string) => and(eq(importJobs.companyId, companyId), eq(importJobs.id, id), eq(importJobs.createdBy, userId));

export async function findImport(tx: Transaction, companyId: string, id: string, userId: string): Promise<ImportJobRow | undefined> {
  return (await tx.select().from(importJobs).where(own(companyId, id, userId)))[0];
}

/** The same, kept from others until the transaction ends. */
export async function lockImport(tx: Transaction, companyId: string, id: string, userId: string): Promise<ImportJobRow | undefined> {
  return (await tx.select().from(importJobs).where(own(companyId, id, userId)).for("update"))[0];
}

type New = Pick<ImportJobRow, "companyId" | "fileName" | "format" | "headers" | "rowCount" | "content" | "mapping">;

export async function insertImport(tx: Transaction, { tenantId, userId, now }: Actor, job: New): Promise<ImportJobRow> {
  const [made] = await tx
    .insert(importJobs)
    .values({ ...job, tenantId, status: "uploaded", createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId })
    .returning();
  if (!made) throw new Error("The import was not stored.");
  return made;
}

type Change = Partial<Pick<ImportJobRow, "status" | "content" | "mapping" | "faults" | "faultCount" | "createdCount">>;

export async function updateImport(tx: Transaction, { userId, now }: Actor, { id, version }: ImportJobRow, change: Change): Promise<ImportJobRow> {
  const [row] = await tx
    .update(importJobs)
    .set({ ...change, updatedAt: now, updatedBy: userId, version: version + 1 })
    .where(eq(importJobs.id, id))
    .returning();
  if (!row) throw new Error("The import is gone.");
  return row;
}
