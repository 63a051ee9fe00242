/** Timesheets of the sample companies: those of project teams, and in long samples of everyone, on the days on which they worked. */
import { sql } from "drizzle-orm";
import { defaultStep } from "#src/domain/approvals/shared/chain.ts";
import { weekOf } from "#src/domain/attendance/limits.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts } from "./accounts.ts";
import { analyze } from "./checked-together.ts";
import { shortWeeks } from "./weeks.ts";

interface Place {
  readonly companyId: string;
  /** Whose teams have a timesheet that waits for approval. */
  readonly isMain: boolean;
  readonly now: Date;
  readonly weeks: number;
}

/** Of the team's weeks, the current one first; older ones are locked. */
const states = ["open", "submitted", "approved", "approved", "locked", "locked"] as const;

export async function insertTimesheets(tx: Transaction, place: Place): Promise<void> {
  if (place.weeks > shortWeeks) await insertEveryone(tx, place);
  if (place.isMain) await insertTeam(tx, place);
}

async function insertTeam(tx: Transaction, { companyId, now, weeks }: Place): Promise<void> {
  const monday = weekOf(localDay(defaultRegion.timeZone, now));
  const person = sampleAccounts.rachel.id;
  const at = now.toISOString();
  const count = weeks > shortWeeks ? weeks : states.length;
  // The entries go in while the timesheets are open, as the database demands.
  await tx.execute(sql`
    insert into timesheets (tenant_id, company_id, employee_id, week_start, status, created_at, created_by, updated_at, updated_by)
    select distinct member.tenant_id, member.company_id, member.employee_id, ${monday}::date - 7 * week, 'open', ${at}::timestamptz, ${person}::uuid, ${at}::timestamptz, ${person}::uuid
    from project_members member join employees on employees.tenant_id = member.tenant_id and employees.id = member.employee_id and employees.status in ('probation', 'confirmed')
      and employees.start_date < ${monday}::date - 7 * ${count}::int
      join projects project on project.tenant_id = member.tenant_id and project.id = member.project_id and project.status = 'active', generate_series(0, ${count - 1}::int) week
    where member.company_id = ${companyId}`);
  await tx.execute(sql`
    update timesheets set created_by = access.user_id from user_access access
    where timesheets.company_id = ${companyId} and access.tenant_id = timesheets.tenant_id and access.employee_id = timesheets.employee_id`);
  await tx.execute(sql`
    insert into timesheet_entries (tenant_id, company_id, timesheet_id, date, project_id, activity, minutes, billable, created_at, created_by, updated_at, updated_by)
    select sheet.tenant_id, sheet.company_id, sheet.id, sheet.week_start + day, member.project_id, project.activities -> 0 ->> 'name',
      120 + 30 * ((extract(day from sheet.week_start)::int + day * 3 + ascii(member.id::text)) % 5), project.client_id is not null, ${at}::timestamptz, ${person}::uuid, ${at}::timestamptz, ${person}::uuid
    from timesheets sheet join project_members member on member.tenant_id = sheet.tenant_id and member.employee_id = sheet.employee_id
      join projects project on project.tenant_id = member.tenant_id and project.id = member.project_id and project.status = 'active', generate_series(0, 4) day
    where sheet.company_id = ${companyId} and sheet.status = 'open' and sheet.week_start + day <= ${localDay(defaultRegion.timeZone, now)}::date
      and not exists (select from leave_slots slot where slot.tenant_id = sheet.tenant_id and slot.employee_id = sheet.employee_id and slot.date = sheet.week_start + day and slot.state = 'granted')`);
  for (const [week, status] of states.entries())
    if (status !== "open") await decide(tx, companyId, status, sql`week_start = ${addDays(monday, -7 * week)}::date`);
  if (count > states.length)
    await decide(tx, companyId, "locked", sql`week_start <= ${addDays(monday, -7 * states.length)}::date`);
  await tx.execute(sql`
    insert into approval_requests (tenant_id, company_id, employee_id, kind, subject, record_id, "right", makers, steps, step, approvers, open, escalated_to, status, created_at, created_by, updated_at, updated_by)
    select sheet.tenant_id, sheet.company_id, sheet.employee_id, 'timesheet', 'timesheets', sheet.id, 'timesheet',
      coalesce((select jsonb_agg(access.user_id) from user_access access where access.tenant_id = sheet.tenant_id and access.employee_id = sheet.employee_id), '[]'::jsonb),
      ${JSON.stringify([defaultStep])}::jsonb, 1, '[]'::jsonb, true, '[]'::jsonb, 'submitted', sheet.submitted_at, sheet.created_by, sheet.submitted_at, sheet.created_by
    from timesheets sheet where sheet.company_id = ${companyId} and sheet.status = 'submitted'`);
}

async function decide(
  tx: Transaction,
  companyId: string,
  status: string,
  which: ReturnType<typeof sql>,
): Promise<void> {
  const isDecided = status !== "submitted";
  await tx.execute(sql`
    update timesheets set status = ${status}, submitted_at = week_start + interval '5 days',
      decided_at = case when ${isDecided} then week_start + interval '7 days' end, decided_by = case when ${isDecided} then ${sampleAccounts.rachel.id}::uuid end
    where company_id = ${companyId} and status = 'open' and ${which}`);
}

/** What the day's attendance has left, in quarters of an hour, on one of the active projects; those with a budget belong to their teams. */
async function insertEveryone(tx: Transaction, { companyId, now, weeks }: Place): Promise<void> {
  const monday = weekOf(localDay(defaultRegion.timeZone, now));
  const person = sampleAccounts.rachel.id;
  const at = now.toISOString();
  const worked = sql`with active as (
      select id, row_number() over (order by code) - 1 as at, count(*) over () as size from projects where company_id = ${companyId} and status = 'active'
        and (budget_hours is null or not exists (select from projects free where free.company_id = ${companyId} and free.status = 'active' and free.budget_hours is null))
    ), worker as (
      select employees.tenant_id, employees.id, active.id as project_id from employees
        join active on active.at = ascii(right(employees.id::text, 1)) % active.size
      where employees.company_id = ${companyId} and employees.status in ('probation', 'confirmed')
        and not exists (select from project_members member where member.tenant_id = employees.tenant_id and member.employee_id = employees.id)
    ), worked as materialized (
      select worker.tenant_id, worker.id, worker.project_id, log.date, date_trunc('week', log.date)::date as week_start, log.worked_min / 15 * 15 as minutes
      from worker join attendance_logs log on log.tenant_id = worker.tenant_id and log.employee_id = worker.id
      where log.worked_min >= 60 and log.date >= ${addDays(monday, -7 * (weeks - 1))}::date
    )`;
  const who = sql`${at}::timestamptz, ${person}::uuid, ${at}::timestamptz, ${person}::uuid`;
  await tx.execute(sql`${worked}
    insert into timesheets (tenant_id, company_id, employee_id, week_start, status, created_at, created_by, updated_at, updated_by)
    select distinct tenant_id, ${companyId}::uuid, id, week_start, 'open', ${who} from worked`);
  await analyze(tx, "timesheets");
  await tx.execute(sql`${worked}
    insert into timesheet_entries (tenant_id, company_id, timesheet_id, date, project_id, activity, minutes, billable, created_at, created_by, updated_at, updated_by)
    select sheet.tenant_id, ${companyId}::uuid, sheet.id, worked.date, worked.project_id, project.activities -> 0 ->> 'name', worked.minutes, project.client_id is not null, ${who}
    from worked join timesheets sheet on sheet.tenant_id = worked.tenant_id and sheet.employee_id = worked.id and sheet.week_start = worked.week_start
      join projects project on project.tenant_id = worked.tenant_id and project.id = worked.project_id`);
  await decide(
    tx,
    companyId,
    "approved",
    sql`week_start between ${addDays(monday, -21)}::date and ${addDays(monday, -7)}::date`,
  );
  await decide(tx, companyId, "locked", sql`week_start < ${addDays(monday, -21)}::date`);
}
