/** Leave of sample people, relative to today: taken in this year, approved ahead, waiting for a decision, and granted by HR. */
import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { defaultStepOf } from "#src/domain/approvals/shared/chain.ts";
import type { BucketKind, LedgerKind } from "#src/domain/leave/shared/ledger.ts";
import { minutesOfDay } from "#src/domain/leave/shared/ledger.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { addDays, weekday, yearOf } from "#src/domain/shared/calendar.ts";
import { halfNames } from "#src/domain/shared/day-grid.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaveBuckets, leaveLedger } from "../leave/tables/leave-ledger.ts";
import { leaveTypes } from "../leave/tables/leave-types.ts";
import { leaves, leaveSlots } from "../leave/tables/leaves.ts";
import { manualLeaves } from "../leave/tables/manual-leaves.ts";
import { employees } from "../people/tables/employees.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { structureId } from "./insert-structure.ts";

type Tenant = keyof typeof sampleTenants;
type Kind = "annual" | "sick" | "no-pay" | "national-service";
type Type = Pick<typeof leaveTypes.$inferSelect, "id" | "kind" | "negativeLimit" | "payFraction">;

const halfDay = minutesOfDay / 2;
/** What a year grants here; the first change of a balance brings it in line with the settings. */
const granted: Readonly<Partial<Record<Kind, number>>> = { annual: 14, sick: 14 };

const isWeekday = (date: string): boolean => weekday(date) !== 0 && weekday(date) !== 6;
const daysOf = (from: string, count: number): string[] => {
  const days: string[] = [];
  for (let date = from; days.length < count; date = addDays(date, 1)) if (isWeekday(date)) days.push(date);
  return days;
};

interface Planned {
  readonly kind: Kind;
  /** Days from today. */
  readonly start: number;
  readonly days: number;
  readonly status: "taken" | "approved" | "submitted";
  readonly reason: string | null;
}

/** Clear of the weeks for which there are punches. */
function planOf(index: number): Planned[] {
  return [
    {
      kind: "annual",
      start: -70 - ((index * 11) % 160),
      days: 1 + (index % 4),
      status: "taken",
      reason: null,
    },
    ...(index % 3 === 0
      ? [
          {
            kind: "sick",
            start: -66 - ((index * 17) % 150),
            days: 1 + (index % 2),
            status: "taken",
            reason: "Flu",
          } as const,
        ]
      : []),
    ...(index % 4 === 1
      ? [
          {
            kind: "annual",
            start: 3 + ((index * 5) % 24),
            days: 1 + (index % 3),
            status: "approved",
            reason: "Family trip",
          } as const,
        ]
      : []),
    ...(index % 20 === 11
      ? [{ kind: "national-service", start: 1, days: 5, status: "approved", reason: "In-camp training" } as const]
      : []),
    ...(index % 12 === 2
      ? [{ kind: "annual", start: 10 + (index % 15), days: 2, status: "submitted", reason: "Moving house" } as const]
      : []),
    ...(index % 20 === 7
      ? [{ kind: "no-pay", start: -90 - (index % 60), days: 2, status: "taken", reason: "Care at home" } as const]
      : []),
  ];
}

interface Rows {
  readonly buckets: (typeof leaveBuckets.$inferInsert)[];
  readonly entries: (typeof leaveLedger.$inferInsert)[];
  readonly leaves: (typeof leaves.$inferInsert)[];
  readonly slots: (typeof leaveSlots.$inferInsert)[];
  readonly manual: (typeof manualLeaves.$inferInsert)[];
}

export async function insertLeaveRecords(tx: Transaction, tenant: Tenant, now: Date): Promise<void> {
  for (const { id, tenant: owner } of Object.values(sampleCompanies))
    if (owner === tenant) await insertFor(tx, tenant, id, now);
}

async function insertFor(tx: Transaction, tenant: Tenant, companyId: string, now: Date): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  const today = localDay(defaultRegion.timeZone, now);
  const [first, last] = [`${yearOf(today)}-01-01`, `${yearOf(today)}-12-31`];
  const types: readonly Type[] = await tx.select().from(leaveTypes).where(eq(leaveTypes.companyId, companyId));
  const people = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        inArray(employees.status, ["probation", "confirmed"]),
        lt(employees.startDate, first),
      ),
    )
    .orderBy(asc(employees.employeeNo))
    .limit(60);
  const maker = sampleAccounts[tenant === "merlion" ? "rachel" : "lakshmi"].id;
  const rows: Rows = { buckets: [], entries: [], leaves: [], slots: [], manual: [] };
  for (const [index, { id: employeeId }] of people.entries()) {
    const of = { tenantId, companyId, employeeId };
    const taken = new Set<string>();
    for (const plan of planOf(index)) {
      const type = types.find(({ kind }) => kind === plan.kind);
      const days = daysOf(addDays(today, plan.start), plan.days);
      const [from, to] = [days[0] ?? today, days.at(-1) ?? today];
      if (!type || from < first || to > last || days.some((date) => taken.has(date))) continue;
      for (const date of days) taken.add(date);
      addLeave(rows, { of, type, plan, days, maker, now, year: { first, last } });
    }
    const annual = types.find(({ kind }) => kind === "annual");
    if (annual && index % 2 === 0) addCarried(rows, { of, type: annual, maker, now, year: { first, last } }, companyId);
    if (annual && index % 15 === 4) addGrant(rows, { of, type: annual, maker, now, today, year: { first, last } });
  }
  await insertAll(tx, rows);
  await tx.execute(sql`
    update leaves set created_by = access.user_id from user_access access
    where leaves.company_id = ${companyId} and access.tenant_id = leaves.tenant_id and access.employee_id = leaves.employee_id`);
  await tx.execute(sql`
    insert into approval_requests (tenant_id, company_id, employee_id, kind, subject, record_id, "right", makers, steps, step, approvers, open, escalated_to, status, created_at, created_by, updated_at, updated_by)
    select asked.tenant_id, asked.company_id, asked.employee_id, 'leave', 'leaves', asked.id, 'leave',
      coalesce((select jsonb_agg(access.user_id) from user_access access where access.tenant_id = asked.tenant_id and access.employee_id = asked.employee_id), '[]'::jsonb),
      ${JSON.stringify([defaultStepOf("leave")])}::jsonb, 1, coalesce(boss.approvers, '[]'::jsonb), boss.approvers is null, '[]'::jsonb, 'submitted', asked.created_at, asked.created_by, asked.updated_at, asked.updated_by
    from leaves asked left join lateral (
      select jsonb_agg(access.user_id) as approvers from employee_jobs job
        join employee_reporting_lines line on line.tenant_id = job.tenant_id and line.job_id = job.id and line.kind = 'primary'
        join user_access access on access.tenant_id = line.tenant_id and access.company_id = asked.company_id and access.employee_id = line.manager_id
      where job.tenant_id = asked.tenant_id and job.employee_id = asked.employee_id and job.effective_from = (
        select max(held.effective_from) from employee_jobs held where held.tenant_id = job.tenant_id and held.employee_id = job.employee_id and held.effective_from <= ${today}::date)
    ) boss on true where asked.company_id = ${companyId} and asked.status = 'submitted'`);
}

interface Owner {
  readonly tenantId: string;
  readonly companyId: string;
  readonly employeeId: string;
}
interface Year {
  readonly first: string;
  readonly last: string;
}

/** The bucket of the year, or the endless one of leave without a balance. */
function bucketOf(rows: Rows, of: Owner, type: Type, { first, last }: Year, maker: string, now: Date): string {
  const id = sampleId(`leave-buckets/${of.employeeId}/${type.id}`);
  if (rows.buckets.some((bucket) => bucket.id === id)) return id;
  const units = granted[type.kind as Kind];
  const kind: BucketKind = units === undefined ? "extra" : "year";
  rows.buckets.push({
    id,
    ...of,
    leaveTypeId: type.id,
    kind,
    from: units === undefined ? "2000-01-01" : first,
    expiresOn: units === undefined ? null : last,
    minimum: units === undefined ? null : -type.negativeLimit * minutesOfDay,
    at: now,
  });
  if (units !== undefined)
    addEntry(rows, { of, type, bucketId: id, kind: "grant", minutes: units * minutesOfDay, on: first, maker, now });
  return id;
}

interface Entry {
  readonly of: Owner;
  readonly type: Type;
  readonly bucketId: string;
  readonly kind: LedgerKind;
  readonly minutes: number;
  readonly on: string;
  readonly maker: string;
  readonly now: Date;
  readonly leaveId?: string;
  readonly manualLeaveId?: string;
  readonly yearSettingId?: string;
}

function addEntry(rows: Rows, { of, type, maker, now, ...entry }: Entry): void {
  rows.entries.push({ ...of, leaveTypeId: type.id, ...entry, createdBy: maker, at: now });
}

interface NewLeave {
  readonly of: Owner;
  readonly type: Type;
  readonly plan: Planned;
  readonly days: readonly string[];
  readonly maker: string;
  readonly now: Date;
  readonly year: Year;
}

function addLeave(rows: Rows, { of, type, plan, days, maker, now, year }: NewLeave): void {
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const id = sampleId(`leaves/${of.employeeId}/${from}`);
  const bucketId = bucketOf(rows, of, type, year, maker, now);
  const waits = plan.status === "submitted";
  rows.leaves.push({
    id,
    ...of,
    leaveTypeId: type.id,
    from,
    to,
    startHalf: "am",
    endHalf: "pm",
    cost: days.length * minutesOfDay,
    payFraction: type.payFraction,
    reason: plan.reason,
    fileIds: [],
    source: "request",
    status: plan.status,
    decidedAt: waits ? null : now,
    decidedBy: waits ? null : maker,
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
  for (const date of days) {
    for (const half of halfNames)
      rows.slots.push({
        ...of,
        leaveId: id,
        leaveTypeId: type.id,
        date,
        half,
        dayStatus: "work",
        minutes: halfDay,
        cost: halfDay,
        state: waits ? "pending" : "granted",
      });
    const kind = waits ? "reserve" : "take";
    addEntry(rows, { of, type, bucketId, kind, minutes: -minutesOfDay, on: date, maker, now, leaveId: id });
  }
}

interface NewGrant extends Omit<NewLeave, "plan" | "days"> {
  readonly today: string;
}

/** What the closing of last year has made of three days: two are carried, one has expired. */
function addCarried(rows: Rows, { of, type, maker, now, year }: Omit<NewGrant, "today">, companyId: string): void {
  const company = Object.entries(sampleCompanies).find(([, { id }]) => id === companyId)?.[0] ?? "";
  const yearSettingId = structureId("year-settings", company as keyof typeof sampleCompanies, "-1");
  const before = yearOf(year.first) - 1;
  const [old, carried] = ["old", "carried"].map((name) =>
    sampleId(`leave-buckets/${of.employeeId}/${type.id}/${name}`),
  );
  const bucket = { ...of, leaveTypeId: type.id, minimum: 0, at: now };
  rows.buckets.push(
    { ...bucket, id: old ?? "", kind: "year", from: `${before}-01-01`, expiresOn: `${before}-12-31` },
    { ...bucket, id: carried ?? "", kind: "carried", from: year.first, expiresOn: year.last },
  );
  const closing = { of, type, maker, now, on: year.first, yearSettingId };
  addEntry(rows, {
    of,
    type,
    maker,
    now,
    bucketId: old ?? "",
    kind: "adjust",
    minutes: 3 * minutesOfDay,
    on: `${before}-12-01`,
  });
  addEntry(rows, { ...closing, bucketId: old ?? "", kind: "transfer", minutes: -2 * minutesOfDay });
  addEntry(rows, { ...closing, bucketId: old ?? "", kind: "expire", minutes: -minutesOfDay });
  addEntry(rows, { ...closing, bucketId: carried ?? "", kind: "carryIn", minutes: 2 * minutesOfDay });
}

/** Two days for long service. */
function addGrant(rows: Rows, { of, type, maker, now, today, year }: NewGrant): void {
  const id = sampleId(`manual-leaves/${of.employeeId}`);
  const bucketId = sampleId(`leave-buckets/${of.employeeId}/${type.id}/extra`);
  const minutes = 2 * minutesOfDay;
  rows.buckets.push({
    id: bucketId,
    ...of,
    leaveTypeId: type.id,
    kind: "extra",
    from: today,
    expiresOn: year.last,
    minimum: 0,
    at: now,
  });
  addEntry(rows, { of, type, bucketId, kind: "grant", minutes, on: today, maker, now, manualLeaveId: id });
  rows.manual.push({
    id,
    ...of,
    leaveTypeId: type.id,
    mode: "grant",
    minutes,
    on: today,
    expiresOn: year.last,
    reason: "Ten years of service",
    status: "posted",
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
}

async function insertAll(tx: Transaction, { buckets, entries, leaves: asked, slots, manual }: Rows): Promise<void> {
  if (asked.length === 0) return;
  await tx.insert(leaveBuckets).values(buckets);
  await tx.insert(leaves).values(asked);
  await tx.insert(leaveSlots).values(slots);
  // What adds comes first: the minimum is checked after each statement as a whole.
  await tx.insert(leaveLedger).values(entries.toSorted((one, other) => other.minutes - one.minutes));
  if (manual.length > 0) await tx.insert(manualLeaves).values(manual);
}
