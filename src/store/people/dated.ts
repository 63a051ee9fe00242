/** Dated rows of an employee: each holds until the next one begins. */
import { and, asc, eq, sql } from "drizzle-orm";
import type { InferSelectModel } from "drizzle-orm";
import { addDays } from "#src/domain/shared/calendar.ts";
import type { Actor } from "../shared/audit.ts";
import { employeeJobs } from "./tables/employee-jobs.ts";
import { employeePayTerms } from "./tables/employee-pay-terms.ts";
import { employeeResidencies } from "./tables/employee-residencies.ts";
import { employeeStatutory } from "./tables/employee-statutory.ts";
import type { Transaction } from "../database/transaction.ts";

export const datedTables = {
  job: employeeJobs,
  pay: employeePayTerms,
  residency: employeeResidencies,
  statutory: employeeStatutory,
} as const;
export type DatedKind = keyof typeof datedTables;
interface Common {
  id: string;
  tenantId: string;
  effectiveFrom: string;
  reason: string | null;
  version: number;
}
export type DatedRow<Kind extends DatedKind> = InferSelectModel<(typeof datedTables)[Kind]> & Common;
type Bookkeeping =
  | "id"
  | "tenantId"
  | "companyId"
  | "employeeId"
  | "createdAt"
  | "createdBy"
  | "updatedAt"
  | "updatedBy"
  | "version";
/** What a person sets of a row. */
export type DatedFields<Kind extends DatedKind> = Omit<DatedRow<Kind>, Bookkeeping>;

export interface Held {
  readonly effectiveTo: string | null;
  /** Begins after the day. */
  readonly future: boolean;
}

type AnyTable = typeof employeeJobs;
const tableOf = (kind: DatedKind): AnyTable => datedTables[kind] as unknown as AnyTable;

/** Oldest first, each with its last day. */
export async function datedRows<Kind extends DatedKind>(
  tx: Transaction,
  kind: Kind,
  employeeId: string,
  day: string,
): Promise<(DatedRow<Kind> & Held)[]> {
  const table = tableOf(kind);
  const rows = (await tx
    .select()
    .from(table)
    .where(eq(table.employeeId, employeeId))
    .orderBy(asc(table.effectiveFrom))) as unknown as DatedRow<Kind>[];
  return rows.map((row, index) => {
    const next = rows[index + 1];
    return { ...row, effectiveTo: next ? addDays(next.effectiveFrom, -1) : null, future: row.effectiveFrom > day };
  });
}

/** The row of the day, else the first one ahead. */
export function heldOn<Row extends { effectiveFrom: string }>(rows: readonly Row[], day: string): Row | undefined {
  return rows.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? rows[0];
}

export async function insertDated<Kind extends DatedKind>(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  kind: Kind,
  of: { companyId: string; employeeId: string },
  fields: DatedFields<Kind>,
): Promise<string> {
  const table = tableOf(kind);
  const row = { ...fields, ...of, tenantId, createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const [made] = await tx
    .insert(table)
    .values(row as unknown as typeof table.$inferInsert)
    .returning({ id: table.id });
  return (made as { id: string }).id;
}

export async function updateDated<Kind extends DatedKind>(
  tx: Transaction,
  { userId, now }: Actor,
  kind: Kind,
  row: { tenantId: string; id: string; version: number },
  fields: Partial<DatedFields<Kind>>,
): Promise<void> {
  const table = tableOf(kind);
  await tx
    .update(table)
    .set({ ...(fields as object), updatedAt: now, updatedBy: userId, version: row.version + 1 })
    .where(and(eq(table.tenantId, row.tenantId), eq(table.id, row.id)));
}

export async function removeDated(
  tx: Transaction,
  kind: DatedKind,
  row: { tenantId: string; id: string },
): Promise<void> {
  const table = tableOf(kind);
  await tx.delete(table).where(and(eq(table.tenantId, row.tenantId), eq(table.id, row.id)));
}

/** The employee's rows, kept from others until the transaction ends. */
export async function lockDated(tx: Transaction, employeeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dated/${employeeId}`}, 0))`);
}
