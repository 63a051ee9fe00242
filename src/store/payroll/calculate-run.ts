/** The steps of a run's calculation, each in its own transaction. */
import { and, eq, sql } from "drizzle-orm";
import { engineVersion } from "#src/domain/payroll/calculate.ts";
import { recordEvent } from "../shared/audit.ts";
import type { Transaction } from "../database/transaction.ts";
import { calculatePeople } from "./calculate-people.ts";
import { contextOf, findRun, type Run, type RunContext } from "./run-context.ts";
import { peopleOfRun } from "./run-people.ts";
import { pendingPeople, removeOthers, totalsOf } from "./run-totals.ts";
import { payRuns } from "./tables/pay-runs.ts";

/** The run while it is calculated, locked until the transaction ends; undefined once it is not. */
async function calculating(tx: Transaction, id: string): Promise<RunContext | undefined> {
  await tx.execute(sql`select from pay_runs where id = ${id} for no key update`);
  const found = await findRun(tx, id);
  return found?.run.status === "calculating" ? contextOf(tx, found.run, found.period) : undefined;
}

/** All slips of one calculation have the same time: it tells which of them are done. */
const timeOf = ({ calculatedAt, updatedAt }: Run): Date => calculatedAt ?? updatedAt;

export async function beginRun(tx: Transaction, id: string): Promise<{ people: number; left: string[] } | undefined> {
  const context = await calculating(tx, id);
  if (!context) return undefined;
  const { run, period } = context;
  const ids = await peopleOfRun(tx, run, period);
  await removeOthers(tx, id, ids);
  const left = await pendingPeople(tx, id, ids, timeOf(run));
  await tx
    .update(payRuns)
    .set({ toDo: ids.length, done: ids.length - left.length, previousRunId: context.previousRunId })
    .where(eq(payRuns.id, id));
  return { people: ids.length, left };
}

export async function calculateSome(tx: Transaction, id: string, employeeIds: readonly string[]): Promise<void> {
  const context = await calculating(tx, id);
  if (!context) return;
  await calculatePeople(tx, context, employeeIds, timeOf(context.run));
  await tx
    .update(payRuns)
    .set({ done: sql`${payRuns.done} + ${employeeIds.length}` })
    .where(eq(payRuns.id, id));
}

/** The trail has the run once, with its totals. */
export async function endRun(tx: Transaction, id: string, now: Date): Promise<void> {
  const context = await calculating(tx, id);
  if (!context) return;
  const { run, ratesVersion } = context;
  const totals = await totalsOf(tx, id);
  await tx
    .update(payRuns)
    .set({ ...totals, status: "calculated", engineVersion, ratesVersion, updatedAt: now, version: run.version + 1 })
    .where(and(eq(payRuns.id, id), eq(payRuns.status, "calculating")));
  const changes = (["people", "gross", "net", "employerCost", "blockers"] as const).flatMap((field) =>
    run[field] === totals[field] ? [] : [{ field, before: run[field], after: totals[field] }],
  );
  await recordEvent(
    tx,
    {
      tenantId: run.tenantId,
      userId: run.calculatedBy ?? run.createdBy,
      requestId: `pay-run-${run.taskId ?? id}`,
      now,
    },
    {
      companyId: run.companyId,
      action: "update",
      subject: "pay-runs",
      recordId: id,
      recordName: run.name,
      changes: [{ field: "status", before: "calculating", after: "calculated" }, ...changes],
    },
  );
}

/** What was calculated until then stays, to be replaced by the next calculation. */
export async function failRun(tx: Transaction, id: string, cancelled: boolean): Promise<void> {
  await tx
    .update(payRuns)
    .set({ status: cancelled ? "draft" : "failed" })
    .where(and(eq(payRuns.id, id), eq(payRuns.status, "calculating")));
}
