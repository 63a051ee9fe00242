/** Background tasks: created in the transaction of a call, run by whichever server takes them from the queue. */
import { and, count, desc, eq, gt, inArray, isNull, lt, max, or, type SQL, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { type JobName, taskKeptDays, type TaskState } from "#src/domain/platform/shared/jobs.ts";
import type { Store } from "../../database/open-store.ts";
import { announceWrite, noteWrite } from "../../database/recent-writes.ts";
import { asAuth, inAuth, inTenant, type Transaction } from "../../database/transaction.ts";
import { type ListQuery, orderOf, type Page, pageOf, searched } from "../../shared/list-query.ts";
import { backgroundTasks } from "../tables/background-tasks.ts";
import { tenants } from "../tables/tenants.ts";

export type BackgroundTaskRow = typeof backgroundTasks.$inferSelect;
/** The task and its tenant; null for the platform's. */
export type OfTask = Pick<BackgroundTaskRow, "id" | "tenantId" | "job">;

interface NewTask {
  readonly job: JobName;
  readonly tenantId: string | null;
  readonly startedBy: string;
  /** What the job works on. The queue contains only ids. */
  readonly recordId: string;
  readonly now: Date;
}

/** Queues the job with the transaction: after a rollback nothing starts. */
export async function startTask(tx: Transaction, { now, ...task }: NewTask): Promise<string> {
  const id = randomUUID();
  await tx.insert(backgroundTasks).values({ id, ...task, state: "waiting", createdAt: now, updatedAt: now });
  const input = JSON.stringify({ tenantId: task.tenantId, recordId: task.recordId });
  await tx.execute(sql`select enqueue_job(${task.job}, ${id}::uuid, ${input}::jsonb)`);
  return id;
}

/** Makes a server run the job at once; several calls before it starts are one run. */
export async function wakeJob({ pool }: Store, job: JobName): Promise<void> {
  await pool.query("select enqueue_job($1, null, null)", [job]);
}

interface QueuedJobs {
  readonly job: string;
  readonly state: "created" | "retry" | "active";
  readonly count: number;
  /** Seconds for which the oldest one has been due; rows are sorted by it. */
  readonly due: number;
}

/** The queue that all servers share. */
export async function countQueuedJobs({ pool }: Store): Promise<QueuedJobs[]> {
  const { rows } = await pool.query<QueuedJobs>(
    `select name as job, state::text, count(*)::int, greatest(0, extract(epoch from now() - min(start_after)))::float8 as due
     from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by name, state
     order by due`,
  );
  return rows;
}

/**
 * Marks the task as running, or records the run that the schedule started. Undefined if it has ended.
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

/** In its own transaction, so that people see it; returns whether someone has asked to cancel it. */
export async function noteTask(store: Store, of: OfTask, change: Change, now: Date): Promise<{ cancelAsked: boolean }> {
  const { finishedAt } = change;
  let announced = false;
  const noted = await inTenant(store, of.tenantId, async (tx) => {
    const [row] = await tx
      .update(backgroundTasks)
      .set({ ...change, updatedAt: now })
      .where(eq(backgroundTasks.id, of.id))
      .returning({ cancelAskedAt: backgroundTasks.cancelAskedAt });
    // Those who watch the task read its result next.
    if (finishedAt && of.tenantId !== null) announced = await announceWrite(store, tx, of.tenantId);
    return { cancelAsked: row?.cancelAskedAt != null };
  });
  if (finishedAt && of.tenantId !== null) noteWrite(store, of.tenantId, announced);
  return noted;
}

/** The job stops cleanly at its next step, even if still queued; an ended one stays as it is. */
export async function cancelTask(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(backgroundTasks)
    .set({ cancelAskedAt: now, updatedAt: now })
    .where(and(eq(backgroundTasks.id, id), isNull(backgroundTasks.cancelAskedAt), isNull(backgroundTasks.finishedAt)));
}

interface TasksQuery extends ListQuery {
  readonly state?: readonly TaskState[] | undefined;
  readonly job?: readonly JobName[] | undefined;
}

const sortable = { createdAt: backgroundTasks.createdAt, finishedAt: backgroundTasks.finishedAt };

const isOf = (userId: string) => eq(backgroundTasks.startedBy, userId);

function listed(tx: Transaction, { q, sort = "-createdAt", state, job, ...paging }: TasksQuery, of?: SQL) {
  const where = and(
    of,
    state?.length ? inArray(backgroundTasks.state, [...state]) : undefined,
    job?.length ? inArray(backgroundTasks.job, [...job]) : undefined,
    searched(q, [tenants.name]),
  );
  const ofTenants = eq(tenants.id, backgroundTasks.tenantId);
  return pageOf(
    paging,
    async () =>
      (await tx.select({ total: count() }).from(backgroundTasks).leftJoin(tenants, ofTenants).where(where))[0]?.total ??
      0,
    (limit, offset) =>
      tx
        .select({ task: backgroundTasks, tenant: tenants.name })
        .from(backgroundTasks)
        .leftJoin(tenants, ofTenants)
        .where(where)
        .orderBy(...orderOf(sort, sortable, backgroundTasks.id))
        .limit(limit)
        .offset(offset),
  );
}

/** Tasks that the person has started. */
export async function tasksOf(tx: Transaction, userId: string, query: TasksQuery): Promise<Page<BackgroundTaskRow>> {
  const page = await listed(tx, query, isOf(userId));
  return { ...page, items: page.items.map(({ task }) => task) };
}

export async function findTaskOf(tx: Transaction, userId: string, id: string): Promise<BackgroundTaskRow | undefined> {
  const its = and(isOf(userId), eq(backgroundTasks.id, id));
  return (await tx.select().from(backgroundTasks).where(its))[0];
}

/** The person's tasks that are waiting, running, or have ended since. */
export function currentTasksOf(tx: Transaction, userId: string, since: Date): Promise<BackgroundTaskRow[]> {
  const current = or(isNull(backgroundTasks.finishedAt), gt(backgroundTasks.finishedAt, since));
  return tx
    .select()
    .from(backgroundTasks)
    .where(and(isOf(userId), current))
    .orderBy(desc(backgroundTasks.createdAt), backgroundTasks.id)
    .limit(50);
}

/** How many of the person's tasks are waiting or running, and when the last one ended. */
export async function taskCountsOf(
  tx: Transaction,
  userId: string,
): Promise<{ running: number; lastFinishedAt: Date | null }> {
  const [found] = await tx
    .select({
      running: sql<number>`(count(*) filter (where ${backgroundTasks.finishedAt} is null))::int`,
      lastFinishedAt: max(backgroundTasks.finishedAt),
    })
    .from(backgroundTasks)
    .where(isOf(userId));
  return found ?? { running: 0, lastFinishedAt: null };
}

/** How far the latest task on the record is, if it has not ended. */
export async function progressOfTask(
  tx: Transaction,
  job: JobName,
  recordId: string,
): Promise<{ done: number; total: number } | null> {
  const { done, total, createdAt } = backgroundTasks;
  const its = and(
    eq(backgroundTasks.job, job),
    eq(backgroundTasks.recordId, recordId),
    isNull(backgroundTasks.finishedAt),
  );
  const [row] = await tx.select({ done, total }).from(backgroundTasks).where(its).orderBy(desc(createdAt)).limit(1);
  return row ?? null;
}

/** Who has started the latest unfinished task on the record. */
export async function starterOfTask(tx: Transaction, job: JobName, recordId: string): Promise<string | null> {
  const { startedBy, createdAt, finishedAt } = backgroundTasks;
  const its = and(eq(backgroundTasks.job, job), eq(backgroundTasks.recordId, recordId), isNull(finishedAt));
  const [row] = await tx.select({ startedBy }).from(backgroundTasks).where(its).orderBy(desc(createdAt)).limit(1);
  return row?.startedBy ?? null;
}

type TaskOfTenant = BackgroundTaskRow & { readonly tenant: string | null };

/** Of all tenants and of the platform itself. */
export async function allTasks(tx: Transaction, query: TasksQuery): Promise<Page<TaskOfTenant>> {
  const page = await asAuth(tx, () => listed(tx, query));
  return { ...page, items: page.items.map(({ task, tenant }) => ({ ...task, tenant })) };
}

/** Requests cancellation of any task; undefined if there is none. */
export function cancelAnyTask(tx: Transaction, id: string, now: Date): Promise<TaskOfTenant | undefined> {
  return asAuth(tx, async () => {
    await cancelTask(tx, id, now);
    const [found] = await tx
      .select({ task: backgroundTasks, tenant: tenants.name })
      .from(backgroundTasks)
      .leftJoin(tenants, eq(tenants.id, backgroundTasks.tenantId))
      .where(eq(backgroundTasks.id, id));
    return found && { ...found.task, tenant: found.tenant };
  });
}

/** A task that reports nothing for this long is not running any more, or hangs. */
const silentMinutes = 30;

interface TaskTroubles {
  readonly stuck: readonly { readonly job: JobName; readonly minutes: number }[];
  /** In the last day. */
  readonly failed: readonly { readonly job: JobName; readonly count: number }[];
}

export function taskTroubles(store: Store, now: Date): Promise<TaskTroubles> {
  const { job, state, updatedAt, finishedAt } = backgroundTasks;
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  return inAuth(store, async (tx) => {
    const silent = await tx
      .select({ job, updatedAt })
      .from(backgroundTasks)
      .where(and(eq(state, "running"), lt(updatedAt, before(silentMinutes))))
      .orderBy(updatedAt)
      .limit(20);
    const failed = await tx
      .select({ job, count: count() })
      .from(backgroundTasks)
      .where(and(eq(state, "failed"), gt(finishedAt, before(1_440))))
      .groupBy(job);
    const minutesSince = (at: Date) => Math.round((now.getTime() - at.getTime()) / 60_000);
    return { stuck: silent.map((one) => ({ job: one.job, minutes: minutesSince(one.updatedAt) })), failed };
  });
}

export async function removeOldTasks(store: Store, now: Date): Promise<void> {
  const before = new Date(now.getTime() - taskKeptDays * 86_400_000);
  await inAuth(store, (tx) => tx.delete(backgroundTasks).where(lt(backgroundTasks.createdAt, before)));
}

export async function findTask(tx: Transaction, id: string): Promise<BackgroundTaskRow | undefined> {
  return (await tx.select().from(backgroundTasks).where(eq(backgroundTasks.id, id)))[0];
}

/** Also if it is gone. A record that still says it is being worked on is then stuck: its server was killed too often. */
export async function hasTaskEnded(tx: Transaction, id: string | null): Promise<boolean> {
  const task = id === null ? undefined : await findTask(tx, id);
  return task === undefined || task.finishedAt !== null;
}
