/** People and requests that the closing of a leave year concerns. */
import { eq, type SQL, sql } from "drizzle-orm";
import { users } from "../account/tables/users.ts";
import type { Transaction } from "../database/transaction.ts";
import { joined } from "../people/shared/joins.ts";
import type { Condition } from "../people/shared/reach.ts";
import { searched } from "../shared/list-query.ts";
import { yearSettings } from "./tables/year-settings.ts";

export interface LeaveYearOf {
  readonly companyId: string;
  readonly start: string;
  readonly end: string;
}

export interface ClosingPerson extends Record<string, unknown> {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly department: string | null;
}

export interface ClosingPeople {
  readonly within: Condition;
  readonly q?: string | undefined;
  readonly departmentId?: string | undefined;
  readonly descending: boolean;
}

/** People who go on working after the year: what leavers have left is settled with their last pay. */
async function people(
  tx: Transaction,
  { companyId, end }: LeaveYearOf,
  { within, q, departmentId }: ClosingPeople,
  select: SQL,
  rest: SQL,
): Promise<Record<string, unknown>[]> {
  const { rows } = await tx.execute(sql`
    select ${select} from employees ${joined(["person", "job", "department"], end)}
    where employees.company_id = ${companyId} and employees.status <> 'offered' and employees.start_date <= ${end}::date
      and (employees.last_day is null or employees.last_day > ${end}::date)
      and ${within ?? sql`true`} and ${searched(q, [sql`person.full_name`, sql`employees.employee_no`]) ?? sql`true`}
      and ${departmentId === undefined ? sql`true` : sql`job.department_id = ${departmentId}`} ${rest}`);
  return rows;
}

export async function countPeople(tx: Transaction, year: LeaveYearOf, of: ClosingPeople): Promise<number> {
  const [row] = await people(tx, year, of, sql`count(*)::int as total`, sql``);
  return Number(row?.["total"] ?? 0);
}

/** By name. */
export async function peoplePage(
  tx: Transaction,
  year: LeaveYearOf,
  of: ClosingPeople,
  limit: number,
  offset: number,
): Promise<ClosingPerson[]> {
  const order = of.descending ? sql`desc` : sql`asc`;
  return (await people(
    tx,
    year,
    of,
    sql`employees.id as "employeeId", employees.employee_no as "employeeNo", person.full_name as "fullName", department.department`,
    sql`order by person.full_name collate "und-x-icu" ${order}, employees.id limit ${limit} offset ${offset}`,
  )) as ClosingPerson[];
}

/** Requests with days in the year that are not decided yet. */
export async function countWaiting(tx: Transaction, { companyId, start, end }: LeaveYearOf): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from leaves where company_id = ${companyId} and status in ('submitted', 'cancelRequested')
      and "from" <= ${end}::date and "to" >= ${start}::date`);
  return rows[0]?.count ?? 0;
}

export interface PostedTotal extends Record<string, unknown> {
  readonly leaveTypeId: string;
  readonly carried: number;
  readonly encashed: number;
  readonly expired: number;
}

/** Minutes that the closing of the year has posted, by leave type. */
export async function postedTotals(tx: Transaction, yearSettingId: string): Promise<PostedTotal[]> {
  const { rows } = await tx.execute<PostedTotal>(sql`
    select leave_type_id as "leaveTypeId", (-coalesce(sum(minutes) filter (where kind = 'transfer'), 0))::int as carried,
      (-coalesce(sum(minutes) filter (where kind = 'encash'), 0))::int as encashed,
      (-coalesce(sum(minutes) filter (where kind = 'expire'), 0))::int as expired
    from leave_ledger where year_setting_id = ${yearSettingId} group by leave_type_id`);
  return rows;
}

/** A leave year that is being closed or reopened, and who started that. */
export async function yearInWork(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      companyId: yearSettings.companyId,
      start: yearSettings.start,
      end: yearSettings.end,
      state: yearSettings.state,
      encash: yearSettings.encash,
      userId: yearSettings.updatedBy,
      fullName: users.fullName,
    })
    .from(yearSettings)
    .innerJoin(users, eq(users.id, yearSettings.updatedBy))
    .where(eq(yearSettings.id, id));
  return row;
}
