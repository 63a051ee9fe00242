/** Whose a task is: the accounts that stand for HR, IT and payroll in a company, and conditions over tasks. */
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Office, offices, officesOf } from "#src/domain/people/shared/task-owners.ts";
import { accessDay, holdsOn } from "../../access/shared/access.ts";
import { roles } from "../../access/tables/roles.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import { isActiveAccount } from "../../account/shared/people-accounts.ts";
import { users } from "../../account/tables/users.ts";
import { employeeTasks } from "../tables/employee-tasks.ts";
import { directReportsOf } from "./reach.ts";
import type { Transaction } from "../../database/transaction.ts";

/** The accounts by office, in each of the companies. */
export async function officeHoldersOf(
  tx: Transaction,
  companyIds: readonly string[],
  at: Date,
): Promise<Map<string, Record<Office, ReadonlySet<string>>>> {
  const everyRole = await tx.select().from(roles).where(eq(roles.status, "active"));
  const able = everyRole.filter((role) => {
    const { named, inReserve } = officesOf({ scope: "tenant", roles: [role] });
    return named.length + inReserve.length > 0;
  });
  if (able.length === 0 || companyIds.length === 0) return new Map();
  const rows = await tx
    .select({
      companyId: userAccess.companyId,
      userId: userAccess.userId,
      scope: userAccess.scope,
      roleIds: userAccess.roleIds,
    })
    .from(userAccess)
    .innerJoin(users, eq(users.id, userAccess.userId))
    .where(
      and(
        inArray(userAccess.companyId, [...companyIds]),
        or(...able.map(({ id }) => sql`${userAccess.roleIds} ? ${id}::text`)),
        holdsOn(accessDay(at)),
        isActiveAccount,
      ),
    );
  return new Map(
    companyIds.map((companyId) => {
      const there = rows
        .filter((row) => row.companyId === companyId)
        .map(({ userId, scope, roleIds }) => ({
          userId,
          ...officesOf({ scope, roles: everyRole.filter(({ id }) => roleIds.includes(id)) }),
        }));
      const holders = offices.map((office): [Office, ReadonlySet<string>] => {
        const named = there.filter((one) => one.named.includes(office));
        const all = named.length > 0 ? named : there.filter((one) => one.inReserve.includes(office));
        return [office, new Set(all.map(({ userId }) => userId))];
      });
      return [companyId, Object.fromEntries(holders) as Record<Office, ReadonlySet<string>>];
    }),
  );
}

/** Someone's place in a company: the employee they are there, and the offices they stand for. */
export interface TaskPlace {
  readonly companyId: string;
  readonly employeeId: string | null;
  readonly offices: readonly Office[];
}

/** The direct manager of the task's employee on the day. */
const managerOf = (day: string): SQL =>
  sql`(select line.manager_id from employee_reporting_lines line where line.tenant_id = ${employeeTasks.tenantId}
    and line.employee_id = ${employeeTasks.employeeId} and line.kind = 'primary' and line.job_id = (
      select job.id from employee_jobs job where job.tenant_id = line.tenant_id and job.employee_id = line.employee_id
      order by job.effective_from <= ${day}::date desc, abs(job.effective_from - ${day}::date) limit 1) limit 1)`;

const accountOf = (employee: SQL): SQL<string | null> =>
  sql<
    string | null
  >`(select held.user_id from user_access held where held.tenant_id = ${employeeTasks.tenantId} and held.employee_id = ${employee} limit 1)`;

/** The accounts of the task's employee and of their manager; null if they have none. */
export const ownersAsIndividuals = (day: string) => ({
  employeeUser: accountOf(sql`${employeeTasks.employeeId}`),
  managerUser: accountOf(managerOf(day)),
});

/** HR does what nobody else can: the tasks of managers and employees who have no account. */
const leftToHr = (day: string): SQL | undefined =>
  or(
    and(eq(employeeTasks.owner, "employee"), sql`${accountOf(sql`${employeeTasks.employeeId}`)} is null`),
    and(eq(employeeTasks.owner, "manager"), sql`${accountOf(managerOf(day))} is null`),
  );

/** The tasks that someone in these places owns, as a condition of a query over tasks. */
export function ownedTasks(places: readonly TaskPlace[], day: string): SQL {
  const conditions = places.flatMap(({ companyId, employeeId, offices: held }) => [
    ...(employeeId === null
      ? []
      : [
          and(eq(employeeTasks.employeeId, employeeId), eq(employeeTasks.owner, "employee")),
          and(
            eq(employeeTasks.owner, "manager"),
            sql`${employeeTasks.employeeId} in ${directReportsOf(employeeId, day)}`,
          ),
        ]),
    ...(held.length === 0
      ? []
      : [and(eq(employeeTasks.companyId, companyId), inArray(employeeTasks.owner, [...held]))]),
    ...(held.includes("hr") ? [and(eq(employeeTasks.companyId, companyId), leftToHr(day))] : []),
  ]);
  return conditions.length === 0 ? sql`false` : sql`(${or(...conditions)})`;
}
