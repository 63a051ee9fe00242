/** Dated rows of an employee: each applies until the next one starts. */
import { asc, eq, getTableColumns, type InferSelectModel, sql } from "drizzle-orm";
import { addDays } from "#src/domain/shared/calendar.ts";
import type { Actor } from "../shared/audit.ts";
import { employeeJobs } from "./tables/employee-jobs.ts";
import { employeePayTerms } from "./tables/employee-pay-terms.ts";
import { employeeResidencies } from "./tables/employee-residencies.ts";
import { employeeStatutory } from "./tables/employee-statutory.ts";
import type { Transaction } from "../database/transaction.ts";
import { employeeRecords, type OfEmployee } from "./shared/records.ts";

export const datedTables = {
  job: employeeJobs,
  pay: employeePayTerms,
  residency: employeeResidencies,
  statutory: employeeStatutory,
} as const;
export type DatedKind = keyof typeof datedTables;
type Unread = "tenantId" | "companyId" | "employeeId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy";
interface Common {
  id: string;
  effectiveFrom: string;
  reason: string | null;
  version: number;
}
type Stored<Kind extends DatedKind> = Omit<InferSelectModel<(typeof datedTables)[Kind]>, Unread> & Common;
/** The fields of a row that people set. */
export type DatedFields<Kind extends DatedKind> = Omit<Stored<Kind>, "id" | "version">;

interface Held {
  /** Last day; null if no other row follows. */
  readonly effectiveTo: string | null;
  /** Starts after the day. */
  readonly future: boolean;
}
export type DatedRow<Kind extends DatedKind> = Stored<Kind> & Held;

type AnyTable = typeof employeeJobs;
const tableOf = (kind: DatedKind): AnyTable => datedTables[kind] as unknown as AnyTable;

function columnsOf(table: AnyTable) {
  const { tenantId, companyId, employeeId, createdAt, createdBy, updatedAt, updatedBy, ...columns } =
    getTableColumns(table);
  return columns;
}

/** Oldest first, each with its last day. */
export async function datedRows<Kind extends DatedKind>(
  tx: Transaction,
  kind: Kind,
  employeeId: string,
  day: string,
): Promise<DatedRow<Kind>[]> {
  const table = tableOf(kind);
  const rows = (await tx
    .select(columnsOf(table))
    .from(table)
    .where(eq(table.employeeId, employeeId))
    .orderBy(asc(table.effectiveFrom))) as unknown as Stored<Kind>[];
  return rows.map((row, index) => {
    const next = rows[index + 1];
    return { ...row, effectiveTo: next ? addDays(next.effectiveFrom, -1) : null, future: row.effectiveFrom > day };
  });
}

/** The row of the day, else the first future one. */
export function heldOn<Row extends { effectiveFrom: string }>(rows: readonly Row[], day: string): Row | undefined {
  return rows.findLast(({ effectiveFrom }) => effectiveFrom <= day) ?? rows[0];
}

/** What a row says from its first day on, for another row that says the same. */
export function termsOf<Row extends Common & Held>({
  id: _id,
  effectiveFrom: _from,
  effectiveTo: _to,
  future: _future,
  reason: _reason,
  version: _version,
  ...terms
}: Row): Omit<Row, keyof (Common & Held)> {
  return terms;
}

/** All kinds are written alike. */
const writer = (kind: DatedKind) => employeeRecords(tableOf(kind), { order: tableOf(kind).effectiveFrom });
const writers = {
  job: writer("job"),
  pay: writer("pay"),
  residency: writer("residency"),
  statutory: writer("statutory"),
} as const;

export function insertDated<Kind extends DatedKind>(
  tx: Transaction,
  actor: Actor,
  kind: Kind,
  of: OfEmployee,
  fields: DatedFields<Kind>,
): Promise<string> {
  return writers[kind].insert(tx, actor, of, fields as object as DatedFields<"job">);
}

export function updateDated<Kind extends DatedKind>(
  tx: Transaction,
  actor: Actor,
  kind: Kind,
  of: OfEmployee,
  { id, version }: { id: string; version: number },
  fields: Partial<DatedFields<Kind>>,
): Promise<void> {
  return writers[kind].update(tx, actor, of, id, version, fields as object as Partial<DatedFields<"job">>);
}

export function removeDated(tx: Transaction, kind: DatedKind, of: OfEmployee, id: string): Promise<void> {
  return writers[kind].remove(tx, of, id);
}

/** The employee's rows, locked until the transaction ends. */
export async function lockDated(tx: Transaction, employeeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`dated/${employeeId}`}, 0))`);
}
