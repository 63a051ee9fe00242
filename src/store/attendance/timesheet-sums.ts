/** Time of submitted, approved and locked timesheets by project, client and person, with what it compares with. */
import { and, between, type SQL, sql } from "drizzle-orm";
import type { TimePay } from "#src/domain/attendance/time-cost.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { timesheetEntries } from "./tables/timesheets.ts";

export interface TimesheetPeriod {
  readonly from: string;
  readonly to: string;
  readonly by: "project" | "client" | "employee";
}

interface Sum extends Record<string, unknown> {
  readonly id: string | null;
  readonly name: string;
  readonly minutes: number;
  readonly billableMinutes: number;
  readonly people: number;
}

const groups = {
  project: { id: sql`project.id`, name: sql`project.name` },
  client: { id: sql`client.id`, name: sql`coalesce(client.name, '–')` },
  employee: { id: sql`employees.id`, name: sql`person.full_name` },
} as const;

const counted = sql`from timesheet_entries
  join timesheets sheet on sheet.tenant_id = timesheet_entries.tenant_id and sheet.id = timesheet_entries.timesheet_id
    and sheet.status in ('submitted', 'approved', 'locked')
  join projects project on project.tenant_id = timesheet_entries.tenant_id and project.id = timesheet_entries.project_id
  left join clients client on client.tenant_id = project.tenant_id and client.id = project.client_id`;
const people = sql`join employees on employees.tenant_id = sheet.tenant_id and employees.id = sheet.employee_id
  join persons person on person.tenant_id = employees.tenant_id and person.id = employees.person_id`;
const within = (companyId: string, reach: Condition, { from, to }: TimesheetPeriod): SQL =>
  sql`where timesheet_entries.company_id = ${companyId} and ${and(reach, between(timesheetEntries.date, from, to)) ?? sql`true`}`;

/** The largest first. */
export async function sumsOf(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  period: TimesheetPeriod,
): Promise<Sum[]> {
  const { id, name } = groups[period.by];
  const { rows } = await tx.execute<Sum>(sql`
    select ${id} as id, ${name} as name, sum(timesheet_entries.minutes)::int as minutes,
      coalesce(sum(timesheet_entries.minutes) filter (where timesheet_entries.billable), 0)::int as "billableMinutes",
      count(distinct employees.id)::int as people
    ${counted} ${people} ${within(companyId, reach, period)} group by 1, 2 order by 3 desc, 2 limit 1000`);
  return rows;
}

interface Spent extends Record<string, unknown> {
  readonly id: string | null;
  readonly budgetMinutes: number | null;
  readonly minutes: number;
}

/** Budgets of the projects with time in the period, and all time spent on them until its last day, by anyone. */
export async function budgetsOf(tx: Transaction, companyId: string, period: TimesheetPeriod): Promise<Spent[]> {
  const { id } = groups[period.by];
  const { rows } = await tx.execute<Spent>(sql`
    with spent as (
      select project.id as project, ${id} as id, project.budget_hours * 60 as budget, sum(timesheet_entries.minutes) as minutes,
        bool_or(timesheet_entries.date >= ${period.from}) as now
      ${counted} where timesheet_entries.company_id = ${companyId} and timesheet_entries.date <= ${period.to} group by 1, 2, 3)
    select id, sum(budget)::int as "budgetMinutes", coalesce(sum(minutes) filter (where budget is not null), 0)::int as minutes
    from spent where now group by 1`);
  return rows;
}

interface PaidTime extends Record<string, unknown>, TimePay {
  readonly id: string | null;
  readonly minutes: number;
}

/** Minutes by group, person and the pay in force on their day. */
export async function paidTimeOf(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  period: TimesheetPeriod,
): Promise<PaidTime[]> {
  const { rows } = await tx.execute<PaidTime>(sql`
    select ${groups[period.by].id} as id, sum(timesheet_entries.minutes)::int as minutes, pay.basic::float8 as basic,
      pay.rate_type as "rateType", pay.hours_per_week as "hoursPerWeek", pay.days_per_week as "daysPerWeek"
    ${counted} ${people}
      left join lateral (
        select * from employee_pay_terms dated where dated.tenant_id = employees.tenant_id and dated.employee_id = employees.id
          and dated.effective_from <= timesheet_entries.date order by dated.effective_from desc limit 1) pay on true
    ${within(companyId, reach, period)}
    group by 1, employees.id, pay.id, pay.basic, pay.rate_type, pay.hours_per_week, pay.days_per_week`);
  return rows;
}
