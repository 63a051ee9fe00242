/** Imports of people: each belongs to the person who uploaded it. */
import { and, count, eq, inArray } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../shared/list-query.ts";
import { users } from "../account/tables/users.ts";
import { importJobs } from "./tables/import-jobs.ts";
import type { Transaction } from "../database/transaction.ts";

export type ImportJobRow = typeof importJobs.$inferSelect;

const own = (companyId: string, id: string, userId: string) =>
  and(eq(importJobs.companyId, companyId), eq(importJobs.id, id), eq(importJobs.createdBy, userId));

export async function findImport(
  tx: Transaction,
  companyId: string,
  id: string,
  userId: string,
): Promise<ImportJobRow | undefined> {
  return (
    await tx
      .select()
      .from(importJobs)
      .where(own(companyId, id, userId))
  )[0];
}

/** The company and the author of an import. */
export async function importPlace(
  tx: Transaction,
  id: string,
): Promise<{ companyId: string; createdBy: string; author: string } | undefined> {
  const [row] = await tx
    .select({ companyId: importJobs.companyId, createdBy: importJobs.createdBy, author: users.fullName })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.createdBy))
    .where(eq(importJobs.id, id));
  return row && { ...row, author: row.author ?? "" };
}

/** Of whoever has uploaded it; locked until the transaction ends if wanted. */
export async function findAnyImport(
  tx: Transaction,
  companyId: string,
  id: string,
  locked = false,
): Promise<ImportJobRow | undefined> {
  const its = and(eq(importJobs.companyId, companyId), eq(importJobs.id, id));
  const query = tx.select().from(importJobs).where(its);
  return (await (locked ? query.for("update") : query))[0];
}

/** One's own, locked until the transaction ends. */
export async function lockImport(
  tx: Transaction,
  companyId: string,
  id: string,
  userId: string,
): Promise<ImportJobRow | undefined> {
  return (
    await tx
      .select()
      .from(importJobs)
      .where(own(companyId, id, userId))
      .for("update")
  )[0];
}

type New = Pick<ImportJobRow, "companyId" | "fileName" | "format" | "sheets" | "rowCount" | "content">;

export async function insertImport(tx: Transaction, { tenantId, userId, now }: Actor, job: New): Promise<ImportJobRow> {
  const [made] = await tx
    .insert(importJobs)
    .values({
      ...job,
      tenantId,
      status: "uploaded",
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    })
    .returning();
  if (!made) throw new Error("The import was not stored.");
  return made;
}

type Change = Partial<
  Omit<
    ImportJobRow,
    "id" | "tenantId" | "companyId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version" | "fileName"
  >
>;

export async function updateImport(
  tx: Transaction,
  { userId, now }: Actor,
  { id, version }: ImportJobRow,
  change: Change,
): Promise<ImportJobRow> {
  const [row] = await tx
    .update(importJobs)
    .set({ ...change, updatedAt: now, updatedBy: userId, version: version + 1 })
    .where(eq(importJobs.id, id))
    .returning();
  if (!row) throw new Error("The import is gone.");
  return row;
}

interface ImportsQuery extends ListQuery {
  readonly status?: readonly ImportJobRow["status"][] | undefined;
  readonly kind?: readonly ImportJobRow["format"][] | undefined;
}

/** What a list shows of an import; only the person who uploaded it sees the contents. */
const listColumns = {
  id: importJobs.id,
  fileName: importJobs.fileName,
  format: importJobs.format,
  status: importJobs.status,
  rows: importJobs.rowCount,
  faultCount: importJobs.faultCount,
  created: importJobs.createdCount,
  updated: importJobs.updatedCount,
  accounts: importJobs.accountCount,
  uploader: importJobs.createdBy,
  createdAt: importJobs.createdAt,
  createdBy: users.fullName,
  updatedAt: importJobs.updatedAt,
};
const sortable = {
  createdAt: importJobs.createdAt,
  fileName: byReading(importJobs.fileName),
  rows: importJobs.rowCount,
  created: importJobs.createdCount,
};

type ListedImport = Omit<
  { [Name in keyof typeof listColumns]: (typeof listColumns)[Name]["_"]["data"] },
  "createdBy" | "uploader"
> & { createdBy: string | null; uploader: string | null };

function fitting(tx: Transaction, companyId: string, { q, sort = "-createdAt", status, kind }: ImportsQuery) {
  const where = and(
    eq(importJobs.companyId, companyId),
    status?.length ? inArray(importJobs.status, [...status]) : undefined,
    kind?.length ? inArray(importJobs.format, [...kind]) : undefined,
    searched(q, [importJobs.fileName]),
  );
  return {
    where,
    rows: tx
      .select(listColumns)
      .from(importJobs)
      .leftJoin(users, eq(users.id, importJobs.createdBy))
      .where(where)
      .orderBy(...orderOf(sort, sortable, importJobs.id)),
  };
}

/** All matching imports of a company, for an export. */
export async function allImports(tx: Transaction, companyId: string, query: ImportsQuery): Promise<ListedImport[]> {
  return fitting(tx, companyId, query).rows;
}

/** All imports of a company. */
export function importsPage(tx: Transaction, companyId: string, query: ImportsQuery): Promise<Page<ListedImport>> {
  const { where, rows } = fitting(tx, companyId, query);
  return pageOf(
    query,
    async () => (await tx.select({ total: count() }).from(importJobs).where(where))[0]?.total ?? 0,
    async (limit, offset) => rows.limit(limit).offset(offset),
  );
}
