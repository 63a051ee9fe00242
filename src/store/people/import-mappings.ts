/** Remembers for a company which field each column of an import filled, and what each sheet held. */
import { eq, sql } from "drizzle-orm";
import { type ImportKind, importKinds } from "#src/domain/people/import/kinds.ts";
import type { ImportSheet } from "#src/domain/people/import/import-file.ts";
import { plain } from "#src/domain/people/import/plain.ts";
import type { Actor } from "../shared/audit.ts";
import type { Transaction } from "../database/transaction.ts";
import { importMappings } from "./tables/import-jobs.ts";

const ofSheets = "sheet";

export interface RememberedMappings {
  /** By the plain name of a sheet; null if it was left out. */
  readonly sheets: ReadonlyMap<string, ImportKind | null>;
  /** By the plain header of a column; null if it was left out. */
  readonly columns: (kind: ImportKind) => ReadonlyMap<string, string | null>;
}

const isKind = (text: string | null): text is ImportKind => importKinds.some((kind) => kind === text);

export async function rememberedMappings(tx: Transaction, companyId: string): Promise<RememberedMappings> {
  const { kind, header, field } = importMappings;
  const rows = await tx
    .select({ kind, header, field })
    .from(importMappings)
    .where(eq(importMappings.companyId, companyId));
  const of = (wanted: string) =>
    new Map(rows.filter((row) => row.kind === wanted).map((row) => [row.header, row.field]));
  return {
    sheets: new Map([...of(ofSheets)].map(([name, held]) => [name, isKind(held) ? held : null])),
    columns: of,
  };
}

/** Headers without a name are not remembered, nor columns that a check has added to a sheet. */
export async function rememberMappings(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  companyId: string,
  sheets: readonly ImportSheet[],
): Promise<void> {
  const found = new Map<string, { kind: string; header: string; field: string | null }>();
  const add = (kind: string, name: string, field: string | null): void => {
    const header = plain(name);
    if (header !== "") found.set(`${kind} ${header}`, { kind, header, field });
  };
  for (const { name, kind, headers, mapping } of sheets) {
    if (name !== "") add(ofSheets, name, kind);
    if (kind === null) continue;
    const fields = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
    for (const [column, header] of headers.entries()) add(kind, header, fields.get(column) ?? null);
  }
  const rows = [...found.values()];
  if (rows.length === 0) return;
  const by = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const { kind, header, field } = importMappings;
  await tx
    .insert(importMappings)
    .values(rows.map((row) => ({ ...row, ...by, tenantId, companyId })))
    .onConflictDoUpdate({
      target: [importMappings.tenantId, importMappings.companyId, kind, header],
      set: {
        field: sql`excluded.field`,
        updatedAt: now,
        updatedBy: userId,
        version: sql`${importMappings.version} + 1`,
      },
      setWhere: sql`${field} is distinct from excluded.field`,
    });
}
