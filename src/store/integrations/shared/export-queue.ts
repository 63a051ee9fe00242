/** Exports of tenants: requested within the tenant, processed and cleaned up before one is known. */
import { and, count, eq, inArray, lt, sql } from "drizzle-orm";
import { exportKeptDays } from "#src/domain/integrations/shared/tenant-export.ts";
import type { Actor } from "../../shared/audit.ts";
import { dropBytes, type FilePlaces, getBytes, placeOf, putBytes } from "../../shared/file-storage.ts";
import { byReading, type ListQuery, orderOf, type Page, pageOf, searched } from "../../shared/list-query.ts";
import type { Store } from "../../database/open-store.ts";
import { type ExportPart, tenantExportBytes, tenantExports } from "../tables/tenant-exports.ts";
import { users } from "../../account/tables/users.ts";
import { inAuth, inTenant, type Transaction } from "../../database/transaction.ts";

export type TenantExportRow = typeof tenantExports.$inferSelect & { by: string | null };
type Stored = typeof tenantExports.$inferSelect;
/** The tenant, and which of its exports. */
export type OfExport = Pick<Stored, "tenantId" | "id">;

const isUnderWay = inArray(tenantExports.status, ["waiting", "running"]);
const toRead = (row: { own: Stored; by: string | null }): TenantExportRow => ({ ...row.own, by: row.by });
const rows = (tx: Transaction) =>
  tx
    .select({ own: tenantExports, by: users.fullName })
    .from(tenantExports)
    .leftJoin(users, eq(users.id, tenantExports.createdBy))
    .$dynamic();

export async function findExport(tx: Transaction, id: string): Promise<TenantExportRow | undefined> {
  return (await rows(tx).where(eq(tenantExports.id, id))).map(toRead)[0];
}

/** The export in progress, at most one: concurrent requests wait for each other. */
export async function openExport(tx: Transaction, tenantId: string): Promise<TenantExportRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tenant-exports/${tenantId}`}, 0))`);
  return (await rows(tx).where(isUnderWay).limit(1)).map(toRead)[0];
}

interface ExportsQuery extends ListQuery {
  readonly status?: readonly Stored["status"][] | undefined;
}

const sortable = { createdAt: tenantExports.createdAt, reason: byReading(tenantExports.reason) };

function fitting(tx: Transaction, { q, sort = "-createdAt", status }: ExportsQuery) {
  const where = and(
    status?.length ? inArray(tenantExports.status, [...status]) : undefined,
    searched(q, [tenantExports.reason, users.fullName]),
  );
  return {
    where,
    found: rows(tx)
      .where(where)
      .orderBy(...orderOf(sort, sortable, tenantExports.id)),
  };
}

/** All matching exports, for a file of the list. */
export async function allExports(tx: Transaction, query: ExportsQuery): Promise<TenantExportRow[]> {
  return (await fitting(tx, query).found).map(toRead);
}

export function exportsPage(tx: Transaction, query: ExportsQuery): Promise<Page<TenantExportRow>> {
  const { where, found } = fitting(tx, query);
  return pageOf(
    query,
    async () =>
      (
        await tx
          .select({ total: count() })
          .from(tenantExports)
          .leftJoin(users, eq(users.id, tenantExports.createdBy))
          .where(where)
      )[0]?.total ?? 0,
    async (limit, offset) => (await found.limit(limit).offset(offset)).map(toRead),
  );
}

export async function insertExport(tx: Transaction, { tenantId, userId, now }: Actor, reason: string): Promise<string> {
  const who = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [made] = await tx
    .insert(tenantExports)
    .values({ tenantId, reason, ...who })
    .returning({ id: tenantExports.id });
  if (!made) throw new Error("The export was not stored.");
  return made.id;
}

/** False if it is not to be made any more. An export begun by an interrupted server starts again. */
export function takeExport(store: Store, of: OfExport, now: Date): Promise<boolean> {
  return inAuth(store, async (tx) => {
    const begun = await tx
      .update(tenantExports)
      .set({ status: "running", done: 0, updatedAt: now })
      .where(and(eq(tenantExports.tenantId, of.tenantId), eq(tenantExports.id, of.id), isUnderWay))
      .returning({ id: tenantExports.id });
    return begun.length > 0;
  });
}

type ExportNote = Partial<Pick<Stored, "status" | "done" | "total" | "parts" | "readyAt" | "expiresAt">> & {
  updatedAt: Date;
};

/** In its own transaction, so that people see the progress. */
export async function noteExport(store: Store, { tenantId, id }: OfExport, fields: ExportNote): Promise<void> {
  const its = and(eq(tenantExports.tenantId, tenantId), eq(tenantExports.id, id));
  await inAuth(store, (tx) => tx.update(tenantExports).set(fields).where(its));
}

export function noteReady(store: Store, of: OfExport, parts: ExportPart[], now: Date): Promise<void> {
  return noteExport(store, of, {
    status: "ready",
    parts,
    readyAt: now,
    expiresAt: new Date(now.getTime() + exportKeptDays * 86_400_000),
    updatedAt: now,
  });
}

export const partName = (id: string, part: number): string => `${id}-${part}`;

export async function putPart(
  store: Store,
  { tenantId, id }: OfExport,
  part: number,
  bytes: Buffer,
  places: FilePlaces,
): Promise<ExportPart> {
  const place = placeOf(places);
  if (place !== "database") await putBytes(tenantId, partName(id, part), bytes, places);
  else {
    const fields = { tenantId, exportId: id, part, bytes };
    await inTenant(store, tenantId, (tx) =>
      tx
        .insert(tenantExportBytes)
        .values(fields)
        .onConflictDoUpdate({
          target: [tenantExportBytes.tenantId, tenantExportBytes.exportId, tenantExportBytes.part],
          set: { bytes },
        }),
    );
  }
  return { size: bytes.length, place };
}

/** The archive with that number, from 1; undefined if there is none. */
export async function readPart(
  tx: Transaction,
  { tenantId, id, parts }: Stored,
  part: number,
  places: FilePlaces,
): Promise<Buffer | undefined> {
  const kept = parts[part - 1];
  if (!kept || kept.place !== "database") return kept && getBytes(kept.place, tenantId, partName(id, part), places);
  const of = and(eq(tenantExportBytes.exportId, id), eq(tenantExportBytes.part, part));
  return (await tx.select({ bytes: tenantExportBytes.bytes }).from(tenantExportBytes).where(of))[0]?.bytes;
}

export function expiredExports(store: Store, now: Date): Promise<(OfExport & { parts: ExportPart[] })[]> {
  const columns = { tenantId: tenantExports.tenantId, id: tenantExports.id, parts: tenantExports.parts };
  return inAuth(store, (tx) =>
    tx
      .select(columns)
      .from(tenantExports)
      .where(and(eq(tenantExports.status, "ready"), lt(tenantExports.expiresAt, now))),
  );
}

export async function expireExport(
  store: Store,
  of: OfExport & { parts: readonly ExportPart[] },
  places: FilePlaces,
  now: Date,
): Promise<void> {
  for (const [index, { place }] of of.parts.entries())
    await dropBytes(place, of.tenantId, partName(of.id, index + 1), places);
  await inTenant(store, of.tenantId, (tx) => tx.delete(tenantExportBytes).where(eq(tenantExportBytes.exportId, of.id)));
  await noteExport(store, of, { status: "expired", parts: [], updatedAt: now });
}
