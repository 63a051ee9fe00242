/** Who heads departments, functional groups and projects, and what happens when they leave. */
import { and, eq, inArray, ne, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Actor, recordEvent } from "../../shared/audit.ts";
import { departments } from "../tables/departments.ts";
import { employees } from "../../people/tables/employees.ts";
import { functionalGroups } from "../tables/functional-groups.ts";
import { persons } from "../../people/tables/persons.ts";
import { projects } from "../tables/projects.ts";
import type { Transaction } from "../../database/transaction.ts";

const headNotices = ["leaving", "left"] as const;
export type HeadNotice = (typeof headNotices)[number];

// The table comes before the columns: in a query on one table they would otherwise refer to the inner one.
const ofLeader = (headships: PgTable, column: SQL, what: SQL) =>
  sql`(select ${what} from employees heading join persons leader on leader.tenant_id = heading.tenant_id and leader.id = heading.person_id where heading.tenant_id = ${headships}.tenant_id and heading.id = ${headships}.${column})`;

const fullName = sql`leader.full_name`;
const notice = sql`case heading.status when 'notice' then 'leaving' when 'exited' then 'left' end`;

/** The head's name, and whether they are about to leave the company or have left. */
export function headShown(headships: typeof departments | typeof functionalGroups) {
  const of = (what: SQL) => ofLeader(headships, sql`head_employee_id`, what);
  return { head: of(fullName) as SQL<string | null>, headNotice: of(notice) as SQL<HeadNotice | null> };
}

/** The same for a project's manager. */
export const managerShown = {
  manager: ofLeader(projects, sql`manager_id`, fullName) as SQL<string | null>,
  managerNotice: ofLeader(projects, sql`manager_id`, notice) as SQL<HeadNotice | null>,
};

interface Headship {
  readonly subject: "departments" | "functional-groups" | "projects";
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
}

/** What the employee heads that is neither archived nor closed. */
export async function headshipsOf(tx: Transaction, employeeId: string): Promise<Headship[]> {
  const units = await tx
    .select({ id: departments.id, companyId: departments.companyId, name: departments.department })
    .from(departments)
    .where(and(eq(departments.headEmployeeId, employeeId), ne(departments.status, "archived")))
    .orderBy(departments.department);
  const groups = await tx
    .select({ id: functionalGroups.id, companyId: functionalGroups.companyId, name: functionalGroups.functional_group })
    .from(functionalGroups)
    .where(and(eq(functionalGroups.headEmployeeId, employeeId), ne(functionalGroups.status, "archived")))
    .orderBy(functionalGroups.functional_group);
  const work = await tx
    .select({ id: projects.id, companyId: projects.companyId, name: projects.name })
    .from(projects)
    .where(and(eq(projects.managerId, employeeId), notInArray(projects.status, ["closed", "archived"])))
    .orderBy(projects.name);
  return [
    ...units.map((unit) => ({ subject: "departments" as const, ...unit })),
    ...groups.map((group) => ({ subject: "functional-groups" as const, ...group })),
    ...work.map((project) => ({ subject: "projects" as const, ...project })),
  ];
}

/** Assigns a new head to what the employee headed. */
export async function passHeadships(tx: Transaction, actor: Actor, employeeId: string, to: string): Promise<void> {
  const { userId, now } = actor;
  const headships = await headshipsOf(tx, employeeId);
  if (headships.length === 0) return;
  const ids = (subject: Headship["subject"]) =>
    headships.filter((each) => each.subject === subject).map(({ id }) => id);
  for (const [table, subject] of [
    [departments, "departments"],
    [functionalGroups, "functional-groups"],
  ] as const) {
    const of = table as typeof departments;
    const change = { headEmployeeId: to, updatedAt: now, updatedBy: userId, version: sql`${of.version} + 1` };
    await tx
      .update(of)
      .set(change)
      .where(inArray(of.id, ids(subject)));
  }
  await tx
    .update(projects)
    .set({ managerId: to, updatedAt: now, updatedBy: userId, version: sql`${projects.version} + 1` })
    .where(inArray(projects.id, ids("projects")));
  const names = await tx
    .select({ id: employees.id, name: persons.fullName })
    .from(employees)
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(inArray(employees.id, [employeeId, to]));
  const nameOf = (id: string) => names.find((each) => each.id === id)?.name ?? null;
  for (const { subject, id, companyId, name } of headships) {
    await recordEvent(tx, actor, {
      companyId,
      action: "update",
      subject,
      recordId: id,
      recordName: name,
      changes: [{ field: subject === "projects" ? "manager" : "head", before: nameOf(employeeId), after: nameOf(to) }],
    });
  }
}
