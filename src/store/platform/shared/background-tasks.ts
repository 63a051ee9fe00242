/** Background tasks: started in the transaction of a call, carried on by whichever server takes them from the queue. */
import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { type JobName, taskKeptDays, type TaskState } from "#src/domain/platform/shared/jobs.ts";
import type { Store } from "../../database/open-store.ts";
import { inAuth, inTenant, type Transaction } from "../../database/transaction.ts";
import { backgroundTasks } from "../tables/background-tasks.ts";

export type BackgroundTaskRow = typeof backgroundTasks.$inferSelect;
/** Which task, and of which tenant; null for those of the platform. */
export type OfTask = Pick<BackgroundTaskRow, "id" | "tenantId" | "job">;

interface NewTask {
  readonly job: JobName;
  readonly tenantId: string | null;
  readonly startedBy: string;
  /** What the job works on. The queue holds ids alone. */
  readonly recordId: string;
  readonly now: Date;
}

/** Queues the job with the transaction: one that is rolled back starts nothing. */
export async function startTask(tx: Transaction, { now, ...task }: NewTask): Promise<string> {
  const id = randomUUID();
  await tx.insert(backgroundTasks).values({ id, ...task, state: "waiting", createdAt: now, updatedAt: now });
  const input = JSON.stringify({ tenantId: task.tenantId, recordId: task.recordId });
  await tx.execute(sql`select enqueue_job(${task.job}, ${id}::uuid, ${input}::jsonb)`);
  return id;
}

/** Lets a server run the job at once; several calls before it begins are one run. */
export async function wakeJob({ pool }: Store, job: JobName): Promise<void> {
  await pool.query("select enqueue_job($1, null, null)", [job]);
}

/**
 * Takes the task up, or notes the run that the schedule started. Undefined where it has ended, or was cancelled while it
 * waited.
 */
export function beginTask(store: Store, of: OfTask, now: Date): Promise<BackgroundTaskRow | undefined> {
  return inTenant(store, of.tenantId, async (tx) => {
    if (of.tenantId === null)
      await tx
        .insert(backgroundTasks)
        .values({ ...of, state: "waiting", createdAt: now, updatedAt: now })
        .onConflictDoNothing();
    const [begun] = await tx
      .update(backgroundTasks)
      .set({
        state: "running",
        attempts: sql`${backgroundTasks.attempts} + 1`,
        startedAt: sql`coalesce(${backgroundTasks.startedAt}, ${now.toISOString()}::timestamptz)`,
        updatedAt: now,
      })
      .where(and(eq(backgroundTasks.id, of.id), inArray(backgroundTasks.state, ["waiting", "running"])))
      .returning();
    return begun;
  });
}

type Change = Partial<Pick<BackgroundTaskRow, "state" | "done" | "total" | "position" | "errorCode" | "finishedAt">>;

/** In a transaction of its own, so that people see how far it is; answers whether somebody has asked to cancel it. */
export function noteTask(store: Store, of: OfTask, change: Change, now: Date): Promise<{ cancelAsked: boolean }> {
  return inTenant(store, of.tenantId, async (tx) => {
    const [row] = await tx
      .update(backgroundTasks)
      .set({ ...change, updatedAt: now })
      .where(eq(backgroundTasks.id, of.id))
      .returning({ cancelAskedAt: backgroundTasks.cancelAskedAt });
    return { cancelAsked: row?.cancelAskedAt != null };
  });
}

/** One that waits ends at once, one that runs at its next step. Undefined where it has ended before. */
export async function cancelTask(tx: Transaction, id: string, now: Date): Promise<TaskState | undefined> {
  const waiting = eq(backgroundTasks.state, "waiting");
  const [row] = await tx
    .update(backgroundTasks)
    .set({
      cancelAskedAt: now,
      state: sql`case when ${waiting} then 'cancelled' else ${backgroundTasks.state} end`,
      finishedAt: sql`case when ${waiting} then ${now.toISOString()}::timestamptz end`,
      updatedAt: now,
    })
    .where(and(eq(backgroundTasks.id, id), isNull(backgroundTasks.finishedAt)))
    .returning({ state: backgroundTasks.state });
  return row?.state;
}

export async function removeOldTasks(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - taskKeptDays * 86_400_000);
  await inAuth(store, (tx) => tx.delete(backgroundTasks).where(lt(backgroundTasks.createdAt, before)));
}
