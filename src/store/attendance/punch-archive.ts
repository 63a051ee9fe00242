/**
 * Punches of closed years: moved into files outside the database, one for each locked attendance period, and back. The days that
 * were computed from them stay.
 */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { and, asc, eq, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { asAuth, asTenant, inAuth, inTenant, type Transaction } from "../database/transaction.ts";
import type { Store } from "../database/open-store.ts";
import { users } from "../account/tables/users.ts";
import { tenants } from "../platform/tables/tenants.ts";
import { errorCode } from "../database/violations.ts";
import { StoreError } from "../database/store-error.ts";
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
 * The first locked period that ended by then and whose next day is locked too, because the shift of that day may need the last punches.
 * Held until the transaction ends: it stays locked.
 */
async function nextPeriod(tx: Transaction, year: number): Promise<Period | undefined> {
  const [period] = await tx
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
    .limit(1)
    .for("update");
  return period;
}

async function* linesOf(tx: Transaction, period: Period, punches: number): AsyncGenerator<string> {
  const head: Head = { tenantId: period.tenantId, periodId: period.id, punches };
  yield `${JSON.stringify(head)}\n`;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await tx.execute<{ id: string; line: string }>(
      sql`select id, to_json(punches)::text as line from punches where ${punchesOf(period)} and id > ${last}::uuid order by id limit ${perStatement}`,
    );
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < perStatement) return;
    last = rows.at(-1)?.id ?? last;
  }
}

async function* linesIn(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of source) {
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** Also rejects if the file can't be read, or is cut off. */
const readLines = <Result>(file: string, work: (lines: AsyncGenerator<string>) => Promise<Result>): Promise<Result> =>
  pipeline(createReadStream(file), createGunzip(), async (source: AsyncIterable<Buffer>) => {
    const lines = linesIn(source);
    const result = await work(lines);
    // To the end, which may be missing.
    for await (const _rest of lines);
    return result;
  });

/** The file is not there, not compressed, cut off or of another kind. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof SyntaxError || /^(?:ENOENT|EISDIR|EACCES|Z_.*)$/.test(errorCode(error) ?? "");

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/** Written, read again and counted before anything is deleted. */
async function archivePeriod(
  tx: Transaction,
  period: Period,
  { folder, userId, now }: ArchiveAsked,
): Promise<ArchivedPeriod> {
  const { tenantId, companyId, name, startDate, endDate } = period;
  const { rows } = await tx.execute<{ count: number; company: string }>(
    sql`select (select count(*)::int from punches where ${punchesOf(period)}) as count, name as company from companies where id = ${companyId}`,
  );
  const [{ count = 0, company = "" } = {}] = rows;
  const file = join(folder, tenantId, companyId, `punches-${startDate}-${endDate}.jsonl.gz`);
  const draft = `${file}.new`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    await pipeline(Readable.from(linesOf(tx, period, count)), createGzip(), createWriteStream(draft, { flush: true }));
    const read = await readLines(draft, async (lines) => {
      // The head is none.
      let found = -1;
      for await (const _line of lines) found += 1;
      return found;
    });
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
    return { company, period: name, punches: count, file, sha256 };
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
        const period = await nextPeriod(tx, asked.year);
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
  return readLines(file, async (lines) => {
    const head = JSON.parse(String((await lines.next()).value)) as Head;
    return inTenant(store, head.tenantId, (tx) => insertLines(tx, head, lines, { userId, now }));
  }).catch((error: unknown) => {
    throw isUnreadable(error) ? new StoreError(`${file} is no whole archive of punches: nothing was changed.`) : error;
  });
}

async function insertLines(
  tx: Transaction,
  head: Head,
  lines: AsyncGenerator<string>,
  by: { readonly userId: string; readonly now: Date },
): Promise<{ period: string; punches: number; left: number } | undefined> {
  const [period] = await tx
    .select()
    .from(attendancePeriods)
    .where(and(eq(attendancePeriods.id, head.periodId), isNotNull(attendancePeriods.punchesArchivedAt)))
    .for("update");
  if (!period) return undefined;
  let [punches, read] = [0, 0];
  const insert = async (part: readonly string[]): Promise<void> => {
    const { rowCount } =
      await tx.execute(sql`insert into punches select given.* from json_populate_recordset(null::punches, ${`[${part.join(",")}]`}::json) given
        join employees on employees.tenant_id = given.tenant_id and employees.id = given.employee_id on conflict do nothing`);
    punches += rowCount ?? 0;
  };
  let part: string[] = [];
  for await (const line of lines) {
    part.push(line);
    read += 1;
    if (part.length < perStatement) continue;
    await insert(part);
    part = [];
  }
  if (part.length > 0) await insert(part);
  if (read !== head.punches) throw new Error(`${read} punches of ${head.punches} were read.`);
  await markArchived(tx, period, by, null, `${punches} punches are back in the database`);
  return { period: period.name, punches, left: head.punches - punches };
}
