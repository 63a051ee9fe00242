/** Tasks of which their owners must be reminded, each once before it is due and once when it is overdue. */
import { and, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Office } from "#src/domain/people/shared/task-owners.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { companyDay, zonesOf } from "../company/shared/zones.ts";
import { companies } from "../company/tables/companies.ts";
import { officeHoldersOf, ownersAsIndividuals } from "./shared/task-owners.ts";
import { employeeTasks } from "./tables/employee-tasks.ts";
import { employees } from "./tables/employees.ts";
import { persons } from "./tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";

/** Days before a task is due on which its owner is reminded. */
const daysAhead = 3;

export interface DueTask {
  readonly title: string;
  readonly fullName: string;
  readonly dueOn: string;
}

/** What is due, by the account that is to do it. Marks it as reminded: another call finds nothing more. */
export async function takeDueTasks(tx: Transaction, at: Date): Promise<Map<string, DueTask[]>> {
  const day = companyDay(at, sql`employee_tasks`);
  const isOverdue = sql`${employeeTasks.dueOn} < ${day}`;
  const due = and(
    inArray(employeeTasks.status, ["open", "inProgress"]),
    sql`${employeeTasks.dueOn} <= ${day} + ${daysAhead}::int`,
    or(sql`${employeeTasks.reminded} is null`, and(isOverdue, ne(employeeTasks.reminded, "overdue"))),
    sql`exists (select from companies own where own.tenant_id = ${employeeTasks.tenantId} and own.id = ${employeeTasks.companyId} and own.status <> 'archived')`,
  );
  const taken = await tx
    .update(employeeTasks)
    .set({ reminded: sql`case when ${isOverdue} then 'overdue' else 'soon' end` })
    .where(due)
    .returning({ id: employeeTasks.id });
  if (taken.length === 0) return new Map();
  const rows = await tx
    .select({
      companyId: employeeTasks.companyId,
      title: employeeTasks.title,
      owner: employeeTasks.owner,
      dueOn: sql<string>`${employeeTasks.dueOn}::text`,
      fullName: persons.fullName,
      ...ownersAsIndividuals(localDay((await zonesOf(tx)).tenant, at)),
    })
    .from(employeeTasks)
    .innerJoin(employees, eq(employees.id, employeeTasks.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .innerJoin(companies, eq(companies.id, employeeTasks.companyId))
    .where(sql`${employeeTasks.id} = any(${sql.param(taken.map(({ id }) => id))}::uuid[])`)
    .orderBy(employeeTasks.dueOn, employeeTasks.title);
  const holders = await officeHoldersOf(tx, [...new Set(rows.map(({ companyId }) => companyId))], at);
  const found = new Map<string, DueTask[]>();
  for (const { companyId, owner, employeeUser, managerUser, ...task } of rows) {
    const office = (name: Office): readonly string[] => [...(holders.get(companyId)?.[name] ?? [])];
    const individual = owner === "employee" ? employeeUser : owner === "manager" ? managerUser : null;
    const people =
      individual !== null ? [individual] : office(owner === "employee" || owner === "manager" ? "hr" : owner);
    for (const userId of people) found.set(userId, [...(found.get(userId) ?? []), task]);
  }
  return found;
}
