/** Publishes payslips of locked runs to the people they belong to. */
import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import { lockedStates } from "#src/domain/payroll/run-words.ts";
import type { Transaction } from "../database/transaction.ts";
import { payRuns } from "./tables/pay-runs.ts";
import { payslips } from "./tables/payslips.ts";

/** All that are final; those published before stay as they are. */
export async function publishPayslipsOf(tx: Transaction, runId: string, now: Date): Promise<void> {
  await tx
    .update(payslips)
    .set({ state: "published", publishedAt: now, updatedAt: now })
    .where(and(eq(payslips.runId, runId), eq(payslips.state, "final")));
  await tx.update(payRuns).set({ publishedAt: now, updatedAt: now }).where(eq(payRuns.id, runId));
}

export async function publishDue(tx: Transaction, now: Date): Promise<void> {
  const due = await tx
    .select({ id: payRuns.id })
    .from(payRuns)
    .where(and(lte(payRuns.publishAt, now), isNull(payRuns.publishedAt), inArray(payRuns.status, [...lockedStates])))
    .for("update");
  for (const { id } of due) await publishPayslipsOf(tx, id, now);
}
