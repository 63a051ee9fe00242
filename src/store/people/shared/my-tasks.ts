/** The tasks a person owns, across people and companies. */
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { TaskKind, TaskOwner } from "#src/domain/people/shared/records.ts";
import { accessDay, placesOf } from "../../access/shared/access.ts";
import { companyDay } from "../../company/shared/zones.ts";
import { companies } from "../../company/tables/companies.ts";
import { byReading, type ListQuery, pageOf, searched } from "../../shared/list-query.ts";
import { officeHoldersOf, ownedTasks, type TaskPlace } from "./task-owners.ts";
import { offices } from "#src/domain/people/shared/task-owners.ts";
import { employeeTasks } from "../tables/employee-tasks.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import type { Transaction } from "../../database/transaction.ts";

type TaskBand = "overdue" | "soon" | "later" | "finished";

interface MyTaskQuery extends ListQuery {
  band?: readonly TaskBand[] | undefined;
  kind?: readonly TaskKind[] | undefined;
  owner?: readonly TaskOwner[] | undefined;
}

/** Days ahead in which a task is due soon. */
const soonDays = 7;

/** Tasks are due by their company's day; who reports to whom is read for the tenant's. */
export interface TaskDay {
  readonly at: Date;
  readonly inTenant: string;
}

const bandOn = ({ at }: TaskDay): SQL<TaskBand> => {
  const day = companyDay(at, sql`employee_tasks`);
  return sql<TaskBand>`case when ${employeeTasks.status} in ('done', 'skipped') then 'finished' when ${employeeTasks.dueOn} < ${day} then 'overdue' when ${employeeTasks.dueOn} <= ${day} + ${soonDays}::int then 'soon' else 'later' end`;
};

/** Where the account works today, and what it stands for there. */
export async function taskPlacesOf(tx: Transaction, userId: string, { at }: TaskDay): Promise<TaskPlace[]> {
  const places = await placesOf(tx, userId, accessDay(at));
  const holders = await officeHoldersOf(
    tx,
    places.map(({ companyId }) => companyId),
    at,
  );
  return places.map(({ companyId, employeeId }) => ({
    companyId,
    employeeId,
    offices: offices.filter((office) => holders.get(companyId)?.[office].has(userId) === true),
  }));
}

const columns = (day: TaskDay) => ({
  id: employeeTasks.id,
  companyId: employeeTasks.companyId,
  company: companies.name,
  employeeId: employeeTasks.employeeId,
  employeeNo: employees.employeeNo,
  fullName: persons.fullName,
  title: employeeTasks.title,
  kind: employeeTasks.kind,
  owner: employeeTasks.owner,
  dueOn: employeeTasks.dueOn,
  note: employeeTasks.note,
  status: employeeTasks.status,
  doneAt: employeeTasks.doneAt,
  band: bandOn(day),
});

const fromTasks = (tx: Transaction, day: TaskDay) =>
  tx
    .select(columns(day))
    .from(employeeTasks)
    .innerJoin(employees, eq(employees.id, employeeTasks.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .innerJoin(companies, eq(companies.id, employeeTasks.companyId));

/** An archived company's tasks are nobody's any more. */
const owned = (places: readonly TaskPlace[], day: TaskDay): SQL | undefined =>
  and(ownedTasks(places, day.inTenant), ne(companies.status, "archived"));

const orders: Readonly<Record<string, SQL>> = {
  dueOn: sql`${employeeTasks.dueOn}`,
  fullName: byReading(persons.fullName),
  title: byReading(employeeTasks.title),
};

/** How many are in each band. */
async function countByBand(tx: Transaction, day: TaskDay, where: SQL | undefined): Promise<Map<TaskBand, number>> {
  const bandOf = bandOn(day);
  const counted = await tx
    .select({ band: bandOf, count: count() })
    .from(employeeTasks)
    .innerJoin(employees, eq(employees.id, employeeTasks.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .innerJoin(companies, eq(companies.id, employeeTasks.companyId))
    .where(where)
    .groupBy(sql`1`);
  return new Map(counted.map((row) => [row.band, row.count]));
}

/** How many are overdue or due soon. */
export async function dueTasks(tx: Transaction, places: readonly TaskPlace[], day: TaskDay): Promise<number> {
  const counts = await countByBand(tx, day, owned(places, day));
  return (counts.get("overdue") ?? 0) + (counts.get("soon") ?? 0);
}

export async function myTasksPage(
  tx: Transaction,
  places: readonly TaskPlace[],
  day: TaskDay,
  { band, kind, owner, q, sort = "dueOn", ...paging }: MyTaskQuery,
) {
  const fitting = and(
    owned(places, day),
    kind?.length ? inArray(employeeTasks.kind, [...kind]) : undefined,
    owner?.length ? inArray(employeeTasks.owner, [...owner]) : undefined,
    searched(q, [employeeTasks.title, persons.fullName, employees.employeeNo]),
  );
  const bandOf = bandOn(day);
  const where = and(fitting, band?.length ? inArray(bandOf, [...band]) : ne(bandOf, "finished"));
  const counts = await countByBand(tx, day, fitting);
  const asked = band?.length ? band : (["overdue", "soon", "later"] as const);
  const order = orders[sort.replace("-", "")] ?? sql`${employeeTasks.dueOn}`;
  const page = await pageOf(
    paging,
    async () => asked.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
    (limit, offset) =>
      fromTasks(tx, day)
        .where(where)
        .orderBy(sort.startsWith("-") ? desc(order) : asc(order), asc(employeeTasks.dueOn), asc(employeeTasks.id))
        .limit(limit)
        .offset(offset),
  );
  return {
    ...page,
    counts: { overdue: counts.get("overdue") ?? 0, soon: counts.get("soon") ?? 0, later: counts.get("later") ?? 0 },
  };
}

/** One of the tasks; undefined if it is not the person's. */
export async function myTask(tx: Transaction, places: readonly TaskPlace[], day: TaskDay, taskId: string) {
  const [task] = await fromTasks(tx, day).where(and(owned(places, day), eq(employeeTasks.id, taskId)));
  return task;
}
