/** Background tasks that have ended: an owner's export, and a scheduled run. */
import { backgroundTasks } from "../platform/tables/background-tasks.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleId } from "./ids.ts";

const hour = 3_600_000;

/** In a transaction of the sign-in role, which writes tasks of every tenant. */
export async function insertTasks(tx: Transaction, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 26 * hour);
  const finishedAt = new Date(at.getTime() + 12_000);
  const ended = {
    state: "done",
    attempts: 1,
    createdAt: at,
    startedAt: at,
    finishedAt,
    updatedAt: finishedAt,
  } as const;
  await tx.insert(backgroundTasks).values([
    {
      ...ended,
      id: sampleId("tasks/export"),
      tenantId: sampleTenants.merlion.id,
      job: "make-tenant-export",
      startedBy: sampleAccounts.adeline.id,
      recordId: sampleId("tasks/export/record"),
      done: 80,
      total: 80,
    },
    { ...ended, id: sampleId("tasks/expiries"), job: "send-expiry-notices", done: 2, total: 2 },
  ]);
}
