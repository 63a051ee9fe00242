/** Writes an import: rows by table, some hundred per statement, and their history last. */
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { withoutSecrets } from "#src/domain/shared/history.ts";
import { importTables, type ImportTable, type ImportWrites, type RowWrite } from "#src/domain/people/import/writes.ts";
import type { Actor } from "../shared/audit.ts";
import { insertRows, type Row, rowsPerBatch } from "../database/insert-rows.ts";
import { createThrottle } from "../database/throttle.ts";
import { updateRows } from "../database/update-rows.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { employeeBankAccounts } from "./tables/employee-bank-accounts.ts";
import { employeeDependants } from "./tables/employee-dependants.ts";
import { employeeJobs, employeeReportingLines } from "./tables/employee-jobs.ts";
import { employeePassports } from "./tables/employee-passports.ts";
import { employeePayTerms } from "./tables/employee-pay-terms.ts";
import { employeeResidencies } from "./tables/employee-residencies.ts";
import { employeeStatutory } from "./tables/employee-statutory.ts";
import { employeeWorkPasses } from "./tables/employee-work-passes.ts";
import { employees } from "./tables/employees.ts";
import { persons } from "./tables/persons.ts";
import { previousEmployments } from "./tables/previous-employments.ts";
import type { Transaction } from "../database/transaction.ts";
import { queueChanges } from "../integrations/shared/webhook-queue.ts";

const tables: Readonly<Record<ImportTable, PgTable>> = {
  persons,
  employees,
  jobs: employeeJobs,
  lines: employeeReportingLines,
  pay: employeePayTerms,
  residencies: employeeResidencies,
  statutory: employeeStatutory,
  accounts: employeeBankAccounts,
  passes: employeeWorkPasses,
  passports: employeePassports,
  dependants: employeeDependants,
  previousEmployments,
};

/** Milliseconds: others who hire in the tenant wait for the end, and their statement for no more than 30 s. */
const maxPauseMs = 8_000;

interface Applied {
  readonly companyId: string;
  readonly importId: string;
  /** Recorded in the history. */
  readonly reason: string;
  /** Called after each part with the share of the work that is done, of `stepsOf`. */
  readonly report: (done: number) => Promise<void>;
  /** What else is written once the rows are there. */
  readonly beforeHistory: () => Promise<void>;
}

/** The rows and events that an import writes. */
export const stepsOf = ({ rows, events }: ImportWrites): number => rows.length + events.length;

export async function applyImport(
  tx: Transaction,
  actor: Actor,
  { rows, relinedJobs, events }: ImportWrites,
  { companyId, importId, reason, report, beforeHistory }: Applied,
): Promise<void> {
  const { tenantId, userId, now, requestId } = actor;
  const pauseIfBusy = createThrottle(maxPauseMs);
  let done = 0;
  const step = async (count: number): Promise<void> => {
    done += count;
    await pauseIfBusy();
    await report(done);
  };
  const changed = { updatedAt: now, updatedBy: userId };
  const made = { tenantId, createdAt: now, createdBy: userId, ...changed };
  const rowOf = ({ table, id, version, fields }: RowWrite): Row & { id: string } => ({
    ...fields,
    id,
    ...(version === null
      ? { ...made, ...(table !== "persons" && { companyId }) }
      : { ...changed, version: version + 1 }),
    ...(table === "accounts" && { importId }),
  });
  if (relinedJobs.length > 0)
    await tx.execute(
      sql`delete from employee_reporting_lines where tenant_id = ${tenantId} and job_id = any(${sql.param([...relinedJobs])}::uuid[])`,
    );
  for (const name of importTables) {
    const own = rows.filter(({ table }) => table === name);
    for (const isNew of [true, false]) {
      const part = own.filter(({ version }) => (version === null) === isNew).map(rowOf);
      for (let from = 0; from < part.length; from += rowsPerBatch) {
        const batch = part.slice(from, from + rowsPerBatch);
        if (isNew) await insertRows(tx, tables[name], batch);
        else await updateRows(tx, tables[name], batch, sql`stored.tenant_id = ${tenantId}`);
        await step(batch.length);
      }
    }
  }
  await beforeHistory();
  // Last, because writers of a tenant wait for each other from their first event on.
  for (let from = 0; from < events.length; from += rowsPerBatch) {
    const part = events.slice(from, from + rowsPerBatch).map((event) => ({
      ...event,
      changes: withoutSecrets(event.changes),
      tenantId,
      companyId,
      actorId: userId,
      requestId,
      reason,
      at: now,
    }));
    await insertRows(tx, auditEvents, part);
    await queueChanges(tx, { tenantId, now }, part);
    await step(part.length);
  }
}
