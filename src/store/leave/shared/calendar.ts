/** Who is away: by day beside an employee, and of a whole team. */
import { and, asc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { grantedStates, holdingStates, type LeaveState } from "#src/domain/leave/shared/request.ts";
import { departments } from "../../company/tables/departments.ts";
import type { Transaction } from "../../database/transaction.ts";
import { employedOn, joined } from "../../people/shared/joins.ts";
import { employeeJobs } from "../../people/tables/employee-jobs.ts";
import { employees } from "../../people/tables/employees.ts";
import { persons } from "../../people/tables/persons.ts";
import { byReading, countedPage, type ListQuery, type Page, searched } from "../../shared/list-query.ts";
import { leaveTypes } from "../tables/leave-types.ts";
import { leaves, leaveSlots } from "../tables/leaves.ts";
import type { LeaveReach } from "./leaves.ts";

const jobOf = (tenant: SQL, id: SQL, day: string, column: SQL): SQL =>
  sql`(select ${column} from employee_jobs job where job.tenant_id = ${tenant} and job.employee_id = ${id} order by job.effective_from <= ${day}::date desc, abs(job.effective_from - ${day}::date) limit 1)`;

/** How many others of the department are away, by day. */
export async function awayBeside(
  tx: Transaction,
  { companyId, employeeId, from, to }: { companyId: string; employeeId: string; from: string; to: string },
): Promise<Map<string, number>> {
  const own = jobOf(sql`leave_slots.tenant_id`, sql`leave_slots.employee_id`, from, sql`job.department_id`);
  const { rows } = await tx.execute<{ date: string; away: number }>(sql`
    select "date"::text as date, count(distinct employee_id)::int as away from leave_slots
    where company_id = ${companyId} and "date" between ${from} and ${to} and state <> 'released' and minutes > 0 and employee_id <> ${employeeId}
      and ${own} = (select job.department_id from employee_jobs job where job.employee_id = ${employeeId}::uuid order by job.effective_from <= ${from}::date desc, abs(job.effective_from - ${from}::date) limit 1)
    group by 1`);
  return new Map(rows.map(({ date, away }) => [date, away]));
}

/** Colleagues of the employee's department who are employed on the day and not away, by name. */
export async function standInsOf(
  tx: Transaction,
  { companyId, employeeId, day, q }: { companyId: string; employeeId: string; day: string; q: string | undefined },
): Promise<{ id: string; label: string }[]> {
  const { rows } = await tx.execute<{ id: string; label: string }>(sql`
    select employees.id, person.full_name as label from employees ${joined(["person", "job"], day)}
    where employees.company_id = ${companyId} and employees.id <> ${employeeId} and ${employedOn(day)}
      and job.department_id = ${jobOf(sql`employees.tenant_id`, sql`${employeeId}::uuid`, day, sql`job.department_id`)}
      and ${searched(q, [sql`person.full_name`]) ?? sql`true`}
    order by person.full_name collate "und-x-icu", employees.id limit 100`);
  return rows;
}

interface TeamQuery extends ListQuery {
  readonly from: string;
  readonly to: string;
  readonly departmentId?: string | undefined;
  readonly locationId?: string | undefined;
  readonly leaveTypeId?: string | undefined;
  readonly status?: readonly LeaveState[] | undefined;
  readonly awayOnly?: boolean | undefined;
}

export interface TeamMember {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly department: string | null;
  /** Whether the reader may open the member's leave. */
  readonly seen: boolean;
}

const awayIn = (from: string, to: string, states: readonly string[], more: SQL = sql`true`): SQL =>
  sql`exists (select from leaves away where away.tenant_id = ${employees.tenantId} and away.employee_id = ${employees.id} and away.status in ${[...states]} and away."from" <= ${to} and away."to" >= ${from} and ${more})`;

/** Leave of the type: of others only if they may see the type. */
const ofType = (leaveTypeId: string, isSeen: SQL): SQL =>
  sql`away.leave_type_id = ${leaveTypeId} and (${isSeen} or exists (select from leave_types type where type.tenant_id = away.tenant_id and type.id = away.leave_type_id and type.visible_to_team))`;

/**
 * People who are employed in the period, by name: those whose leave the reader may open, and others only while they are away. A
 * request of theirs that is not decided yet would give itself away by the name alone.
 */
export async function teamPage(
  tx: Transaction,
  reach: LeaveReach,
  { from, to, departmentId, locationId, leaveTypeId, status, awayOnly, q, ...paging }: TeamQuery,
): Promise<Page<TeamMember>> {
  const current = eq(employeeJobs.id, jobOf(sql`${employees.tenantId}`, sql`${employees.id}`, from, sql`job.id`));
  const isSeen = sql<boolean>`(${employees.id} = ${reach.reader} or ${reach.seen ?? sql`true`})`;
  const where = and(
    eq(employees.companyId, reach.companyId),
    or(isSeen, awayIn(from, to, grantedStates)),
    lte(employees.startDate, to),
    or(sql`${employees.lastDay} is null`, gte(employees.lastDay, from)),
    departmentId === undefined ? undefined : eq(employeeJobs.departmentId, departmentId),
    locationId === undefined ? undefined : eq(employeeJobs.locationId, locationId),
    awayOnly === true || leaveTypeId !== undefined || status?.length
      ? awayIn(
          from,
          to,
          status?.length ? status : holdingStates,
          leaveTypeId === undefined ? undefined : ofType(leaveTypeId, isSeen),
        )
      : undefined,
    searched(q, [persons.fullName, employees.employeeNo]),
  );
  const found = () =>
    tx
      .select({
        employeeId: employees.id,
        employeeNo: employees.employeeNo,
        fullName: persons.fullName,
        department: departments.department,
        seen: isSeen,
        total: sql<number>`count(*) over ()::int`,
      })
      .from(employees)
      .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
      .leftJoin(employeeJobs, and(eq(employeeJobs.tenantId, employees.tenantId), current))
      .leftJoin(
        departments,
        and(eq(departments.tenantId, employees.tenantId), eq(departments.id, employeeJobs.departmentId)),
      )
      .where(where);
  return countedPage(
    paging,
    async () => (await found().limit(1))[0]?.total ?? 0,
    async (limit, offset) =>
      found().orderBy(byReading(persons.fullName), asc(employees.id)).limit(limit).offset(offset),
  );
}

/** Their leave in the period. */
export function leaveOfTeam(tx: Transaction, employeeIds: readonly string[], from: string, to: string) {
  return tx
    .select({
      leaveId: leaves.id,
      employeeId: leaves.employeeId,
      leaveTypeId: leaves.leaveTypeId,
      leaveType: leaveTypes.name,
      colour: leaveTypes.colour,
      visibleToTeam: leaveTypes.visibleToTeam,
      from: leaves.from,
      to: leaves.to,
      startHalf: leaves.startHalf,
      endHalf: leaves.endHalf,
      minutes: leaves.minutes,
      status: leaves.status,
    })
    .from(leaves)
    .innerJoin(leaveTypes, and(eq(leaveTypes.tenantId, leaves.tenantId), eq(leaveTypes.id, leaves.leaveTypeId)))
    .where(
      and(
        inArray(leaves.employeeId, [...employeeIds]),
        inArray(leaves.status, [...holdingStates]),
        lte(leaves.from, to),
        gte(leaves.to, from),
      ),
    )
    .orderBy(asc(leaves.from));
}

export interface AwayPerson extends Record<string, unknown> {
  readonly employeeId: string;
  readonly fullName: string;
  readonly from: string;
  readonly to: string;
  /** Only the morning or only the afternoon; null for the whole day. */
  readonly half: "am" | "pm" | null;
}

/** People with granted leave on the day; those the condition reaches. */
export async function awayOn(
  tx: Transaction,
  companyId: string,
  day: string,
  within: SQL | undefined,
): Promise<AwayPerson[]> {
  const halves = sql<"am" | "pm" | null>`case when count(*) > 1 then null else min(${leaveSlots.half}) end`;
  return tx
    .select({
      employeeId: employees.id,
      fullName: persons.fullName,
      from: sql<string>`min(${leaves.from})::text`,
      to: sql<string>`max(${leaves.to})::text`,
      half: halves,
    })
    .from(leaveSlots)
    .innerJoin(leaves, and(eq(leaves.tenantId, leaveSlots.tenantId), eq(leaves.id, leaveSlots.leaveId)))
    .innerJoin(employees, and(eq(employees.tenantId, leaves.tenantId), eq(employees.id, leaves.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(
      and(
        eq(leaveSlots.companyId, companyId),
        eq(leaveSlots.date, day),
        eq(leaveSlots.state, "granted"),
        sql`${leaveSlots.minutes} > 0`,
        inArray(leaves.status, [...grantedStates]),
        within,
      ),
    )
    .groupBy(employees.id, persons.fullName)
    .orderBy(byReading(persons.fullName));
}
