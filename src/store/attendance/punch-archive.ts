/**
 * Punches of closed years: moved into files outside the database, one for each locked attendance period, and back. The days that
 * were computed from them stay.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { and, asc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { asAuth, asTenant, inAuth, inTenant, type Transaction } from "../database/transaction.ts";
import type { Store } from "../database/open-store.ts";
import { users } from "../account/tables/users.ts";
import { tenants } from "../platform/tables/tenants.ts";
import { recordPlatformEvent } from "../shared/platform-events.ts";
import { attendancePeriods } from "./tables/attendance-periods.ts";

type Period = typeof attendancePeriods.$inferSelect;

/** The first line of a file. */
interface Head {
  readonly tenantId: string;
  readonly periodId: string;
  readonly punches: number;
}

export interface ArchivedPeriod {
  readonly company: string;
  readonly period: string;
  readonly punches: number;
  readonly file: string;
  /** Of the file; also in the history of the tenant. */
  readonly sha256: string;
}

export interface ArchiveAsked {
  readonly year: number;
  readonly folder: string;
  /** A platform administrator, whom the history of the tenant names. */
  readonly userId: string;
  readonly now: Date;
}

const perStatement = 5_000;

/** The account of a platform administrator; undefined for other addresses. */
export async function platformAccount(store: Store, email: string): Promise<string | undefined> {
  const [found] = await inAuth(store, (tx) =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNull(users.tenantId),
          isNull(users.lockedAt),
          isNull(users.removedAt),
          eq(sql`lower(${users.email})`, email.toLowerCase()),
        ),
      ),
  );
  return found?.id;
}

/** Only rows that the index of times finds are read. */
const punchesOf = ({ companyId, startDate, endDate }: Period): SQL =>
  sql`company_id = ${companyId} and at >= ${startDate}::date - interval '1 day' and at < ${endDate}::date + interval '2 days'
    and (at at time zone tz)::date between ${startDate} and ${endDate}`;

/**
 * Locked periods that ended by then, whose next day is locked too: the shift of that day may need the last punches. Locked, so that
 * none is unlocked meanwhile.
 */
async function duePeriods(tx: Transaction, year: number): Promise<Period[]> {
  return tx
    .select()
    .from(attendancePeriods)
    .where(
      and(
        eq(attendancePeriods.status, "locked"),
        isNull(attendancePeriods.punchesArchivedAt),
        lte(attendancePeriods.endDate, `${year}-12-31`),
        sql`exists (select from attendance_periods next where next.tenant_id = ${attendancePeriods.tenantId} and next.company_id = ${attendancePeriods.companyId}
          and next.status = 'locked' and next.start_date <= ${attendancePeriods.endDate} + 1 and next.end_date > ${attendancePeriods.endDate})`,
      ),
    )
    .orderBy(asc(attendancePeriods.companyId), asc(attendancePeriods.startDate))
    .for("update");
}

async function* linesOf(tx: Transaction, period: Period, punches: number): AsyncGenerator<string> {
  const head: Head = { tenantId: period.tenantId, periodId: period.id, punches };
  yield `${JSON.stringify(head)}\n`;
  let last = "00000000-0000-0000-0000-000000000000";
  for (let rows: { id: string; line: string }[] = [{ id: last, line: "" }]; rows.length > 0;) {
    ({ rows } = await tx.execute<{ id: string; line: string }>(
      sql`select id, to_json(punches)::text as line from punches where ${punchesOf(period)} and id > ${last}::uuid order by id limit ${perStatement}`,
    ));
    last = rows.at(-1)?.id ?? last;
    for (const { line } of rows) yield `${line}\n`;
  }
}

interface ReadFile {
  readonly head: Head;
  readonly lines: AsyncIterable<string>;
}

/** The lines after the first one are read as they are asked for. */
async function openFile(file: string): Promise<ReadFile> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity })[
    Symbol.asyncIterator
  ]();
  const first = await lines.next();
  return { head: JSON.parse(String(first.value)) as Head, lines: { [Symbol.asyncIterator]: () => lines } };
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Written, read again and counted before anything is deleted. */
async function archivePeriod(tx: Transaction, period: Period, { folder, userId, now }: ArchiveAsked) {
  const { tenantId, companyId, id, name, startDate, endDate } = period;
  const { rows } = await tx.execute<{ count: number; company: string }>(
    sql`select (select count(*)::int from punches where ${punchesOf(period)}) as count, name as company from companies where id = ${companyId}`,
  );
  const [{ count = 0, company = "" } = {}] = rows;
  const file = join(folder, tenantId, companyId, `punches-${startDate}-${endDate}.jsonl.gz`);
  const draft = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    await pipeline(Readable.from(linesOf(tx, period, count)), createGzip(), createWriteStream(draft, { flush: true }));
    let read = 0;
    for await (const _line of (await openFile(draft)).lines) read += 1;
    const deleted = await asAuth(tx, () =>
      tx.execute(sql`delete from punches where tenant_id = ${tenantId} and ${punchesOf(period)}`),
    );
    if (read !== count || deleted.rowCount !== count)
      throw new Error(
        `${count} punches of ${company}, ${name}: ${read} are in the file, ${deleted.rowCount} were deleted.`,
      );
    const sha256 = await hashOf(draft);
    renameSync(draft, file);
    await markArchived(tx, period, { userId, now }, now, `${count} punches in a file with SHA-256 ${sha256}`);
    return { company, period: name, punches: count, file, sha256, id };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The log of the platform names who did it: the tenant has no account of theirs. */
async function markArchived(
  tx: Transaction,
  { id, tenantId, companyId, startDate, endDate }: Period,
  { userId, now }: { readonly userId: string; readonly now: Date },
  at: Date | null,
  what: string,
): Promise<void> {
  await tx.update(attendancePeriods).set({ punchesArchivedAt: at }).where(eq(attendancePeriods.id, id));
  await asTenant(tx, null, async () => {
    const [tenant] = await asAuth(tx, () =>
      tx.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId)),
    );
    await recordPlatformEvent(tx, {
      action: at === null ? "restore" : "archive",
      subject: "tenants",
      recordId: tenantId,
      recordName: tenant?.name ?? tenantId,
      changes: [],
      reason: `Attendance of company ${companyId} from ${startDate} to ${endDate}: ${what}`,
      actorId: userId,
      requestId: `archive-${now.toISOString()}`,
      at: now,
    });
  });
}

/** Moves the punches of all locked periods until the end of the year; each period in its own transaction. */
export async function* archivePunches(store: Store, asked: ArchiveAsked): AsyncGenerator<ArchivedPeriod> {
  const all = await inAuth(store, (tx) => tx.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.id)));
  for (const { id: tenantId } of all) {
    for (;;) {
      const done = await inTenant(store, tenantId, async (tx) => {
        const [period] = await duePeriods(tx, asked.year);
        return period && archivePeriod(tx, period, asked);
      });
      if (!done) break;
      yield done;
    }
  }
}

/** Puts the punches of a file back; those of people who were deleted since are left out. */
export async function bringBack(
  store: Store,
  { file, userId, now }: { readonly file: string; readonly userId: string; readonly now: Date },
): Promise<{ period: string; punches: number; left: number } | undefined> {
  const { head, lines } = await openFile(file);
  return inTenant(store, head.tenantId, async (tx) => {
    const [period] = await tx
      .select()
      .from(attendancePeriods)
      .where(and(eq(attendancePeriods.id, head.periodId), gt(attendancePeriods.punchesArchivedAt, new Date(0))))
      .for("update");
    if (!period) return undefined;
    let punches = 0;
    const insert = async (part: readonly string[]): Promise<void> => {
      const { rowCount } =
        await tx.execute(sql`insert into punches select given.* from json_populate_recordset(null::punches, ${`[${part.join(",")}]`}::json) given
        join employees on employees.tenant_id = given.tenant_id and employees.id = given.employee_id on conflict do nothing`);
      punches += rowCount ?? 0;
    };
    let part: string[] = [];
    for await (const line of lines) {
      part.push(line);
      if (part.length < perStatement) continue;
      await insert(part);
      part = [];
    }
    if (part.length > 0) await insert(part);
    await markArchived(tx, period, { userId, now }, null, `${punches} punches are back in the database`);
    return { period: period.name, punches, left: head.punches - punches };
  });
}
