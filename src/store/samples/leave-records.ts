/** Leave of sample people, relative to today: taken, approved ahead, waiting for a decision, and granted by HR. */
import { eq, sql } from "drizzle-orm";
import { defaultStepOf } from "#src/domain/approvals/shared/chain.ts";
import { holidaysIn, plansOf } from "#src/domain/attendance/shared/plan.ts";
import { minutesOfDay } from "#src/domain/leave/shared/ledger.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { addDays, weekday, yearOf } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { employedIn, placesOfCompany, plannedPeople, planFactsOf } from "../attendance/shared/plan-facts.ts";
import { peoplePerBatch } from "../attendance/shared/recompute.ts";
import type { Transaction } from "../database/transaction.ts";
import { leaveTypes } from "../leave/tables/leave-types.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { structureId } from "./insert-structure.ts";
import { addHistory } from "./leave-history.ts";
import {
  addEntry,
  addLeave,
  insertAll,
  joinRows,
  type NewLeave,
  noRows,
  type Planned,
  type Rows,
  type Type,
} from "./leave-rows.ts";
import { shortWeeks } from "./weeks.ts";

type Tenant = keyof typeof sampleTenants;
type Company = keyof typeof sampleCompanies;

const mostPlanned = 60;
const isWeekday = (date: string): boolean => weekday(date) !== 0 && weekday(date) !== 6;
const daysOf = (from: string, count: number): string[] => {
  const days: string[] = [];
  for (let date = from; days.length < count; date = addDays(date, 1)) if (isWeekday(date)) days.push(date);
  return days;
};

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

export async function insertLeaveRecords(tx: Transaction, tenant: Tenant, now: Date, weeks: number): Promise<void> {
  for (const [company, { id, tenant: owner }] of Object.entries(sampleCompanies))
    if (owner === tenant) await insertFor(tx, { tenant, companyId: id, company: company as Company, now, weeks });
}

interface Place {
  readonly tenant: Tenant;
  readonly companyId: string;
  readonly company: Company;
  readonly now: Date;
  readonly weeks: number;
}

/** Those who have been there since last year, in the order of their numbers. */
async function longServing(tx: Transaction, companyId: string, first: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from employees where company_id = ${companyId} and status in ('probation', 'confirmed') and start_date < ${first}::date
    order by employee_no limit ${mostPlanned}`);
  return rows.map(({ id }) => id);
}

async function insertFor(tx: Transaction, { tenant, companyId, company, now, weeks }: Place): Promise<void> {
  const tenantId = sampleTenants[tenant].id;
  const today = localDay(defaultRegion.timeZone, now);
  const [first, last] = [`${yearOf(today)}-01-01`, `${yearOf(today)}-12-31`];
  const types: readonly Type[] = await tx.select().from(leaveTypes).where(eq(leaveTypes.companyId, companyId));
  const maker = sampleAccounts[tenant === "merlion" ? "rachel" : "lakshmi"].id;
  const isLong = weeks > shortWeeks;
  const rows = noRows();
  const planned = new Map<string, Rows>();
  for (const [index, employeeId] of (await longServing(tx, companyId, first)).entries()) {
    const own = noRows();
    planned.set(employeeId, own);
    const of = { tenantId, companyId, employeeId };
    const taken = new Set<string>();
    for (const plan of planOf(index)) {
      const type = types.find(({ kind }) => kind === plan.kind);
      const days = daysOf(addDays(today, plan.start), plan.days);
      const [from, to] = [days[0] ?? today, days.at(-1) ?? today];
      if (!type || from < first || to > last || days.some((date) => taken.has(date))) continue;
      for (const date of days) taken.add(date);
      addLeave(own, { of, type, plan, days, maker, now, year: { first, last } });
    }
    const annual = types.find(({ kind }) => kind === "annual");
    if (annual && index % 2 === 0 && !isLong)
      addCarried(own, { of, type: annual, maker, now, year: { first, last } }, company);
    if (annual && index % 15 === 4) addGrant(own, { of, type: annual, maker, now, today, year: { first, last } });
    const lieu = types.find(({ kind }) => kind === "off-in-lieu");
    if (lieu && isLong && index % 9 === 3) addLieu(own, { of, type: lieu, maker, now, today });
    if (!isLong) joinRows(rows, own);
  }
  if (isLong) {
    const from = addDays(today, -7 * weeks);
    const places = await placesOfCompany(tx, companyId);
    const holidays = holidaysIn(singapore.holidays, from, today);
    const ids = await employedIn(tx, { companyId, from, to: today });
    for (let done = 0; done < ids.length; done += peoplePerBatch) {
      const range = { companyId, from, to: today, employeeIds: ids.slice(done, done + peoplePerBatch) };
      const facts = await planFactsOf(tx, range, places, { holidays });
      for (const person of await plannedPeople(tx, companyId, range.employeeIds)) {
        const own = planned.get(person.id) ?? noRows();
        const workDays = plansOf(person, from, today, facts)
          .filter(({ kind, shift }) => kind === "work" && shift !== null)
          .map(({ date }) => date);
        addHistory(own, {
          of: { tenantId, companyId, employeeId: person.id },
          person,
          workDays,
          types,
          maker,
          now,
          today,
          closedYearId: structureId("year-settings", company, "-1"),
        });
        joinRows(rows, own);
      }
    }
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

interface NewGrant extends Omit<NewLeave, "plan" | "days"> {
  readonly today: string;
}

/** What the closing of last year has made of three days: two are carried, one has expired. */
function addCarried(rows: Rows, { of, type, maker, now, year }: Omit<NewGrant, "today">, company: Company): void {
  const yearSettingId = structureId("year-settings", company, "-1");
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

const lieuDays = 21;

/** A day in lieu, which soon expires, for a Sunday away from the clock. */
function addLieu(rows: Rows, { of, type, maker, now, today }: Omit<NewGrant, "year">): void {
  const id = sampleId(`manual-leaves/${of.employeeId}/lieu`);
  const bucketId = sampleId(`leave-buckets/${of.employeeId}/${type.id}/lieu`);
  const earned = addDays(today, -70);
  const [on, expiresOn] = [addDays(earned, -weekday(earned)), addDays(today, lieuDays)];
  const minutes = minutesOfDay;
  const bucket = { kind: "lieu" as const, from: on, expiresOn, minimum: 0, at: now };
  rows.buckets.push({ id: bucketId, ...of, leaveTypeId: type.id, ...bucket });
  addEntry(rows, { of, type, bucketId, kind: "grant", minutes, on, maker, now, manualLeaveId: id });
  rows.manual.push({
    id,
    ...of,
    leaveTypeId: type.id,
    mode: "grant",
    minutes,
    on,
    expiresOn,
    status: "posted",
    reason: "Sunday at the trade fair",
    createdAt: now,
    createdBy: maker,
    updatedAt: now,
    updatedBy: maker,
  });
}
