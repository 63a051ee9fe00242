/** Who leads departments and functional groups, and what becomes of that when they go. */
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Actor, recordEvent } from "./audit.ts";
import { departments } from "./tables/departments.ts";
import { employees } from "./tables/employees.ts";
import { functionalGroups } from "./tables/functional-groups.ts";
import { persons } from "./tables/persons.ts";
import type { Transaction } from "./transaction.ts";

const headNotices = ["leaving", "left"] as const;
export type HeadNotice = (typeof headNotices)[number];

// The table stands before the columns: in a query on it alone they would else be those of the inner one.
const ofHead = (led: PgTable, what: SQL) =>
  sql`(select ${what} from employees heading join persons leader on leader.tenant_id = heading.tenant_id and leader.id = heading.person_id where heading.tenant_id = ${led}.tenant_id and heading.id = ${led}.head_employee_id)`;

/** The head's name, and whether they are about to leave the company or have left. */
export function headShown(led: typeof departments | typeof functionalGroups) {
  return {
    head: ofHead(led, sql`leader.full_name`) as SQL<string | null>,
    headNotice: ofHead(led, sql`case heading.status when 'notice' then 'leaving' when 'exited' then 'left' end`) as SQL<HeadNotice | null>,
  };
}

interface Headship {
  readonly subject: "departments" | "functional-groups";
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
}

/** What the employee leads that is not archived. */
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
  return [...units.map((unit) => ({ subject: "departments" as const, ...unit })), ...groups.map((group) => ({ subject: "functional-groups" as const, ...group }))];
}

/** Somebody else leads what the employee led. */
export async function passHeadships(tx: Transaction, actor: Actor, employeeId: string, to: string): Promise<void> {
  const { userId, now } = actor;
  const led = await headshipsOf(tx, employeeId);
  if (led.length === 0) return;
  const ids = (subject: Headship["subject"]) => led.filter((each) => each.subject === subject).map(({ id }) => id);
  for (const [table, subject] of [[departments, "departments"], [functionalGroups, "functional-groups"]] as const) {
    const of = table as typeof departments;
    const change = { headEmployeeId: to, updatedAt: now, updatedBy: userId, version: sql`${of.version} + 1` };
    await tx.update(of).set(change).where(inArray(of.id, ids(subject)));
  }
  const names = await tx.select({ id: employees.id, name: persons.fullName }).from(employees).innerJoin(persons, eq(persons.id, employees.personId)).where(inArray(employees.id, [employeeId, to]));
  const nameOf = (id: string) => names.find((each) => each.id === id)?.name ?? null;
  for (const { subject, id, companyId, name } of led) {
    await recordEvent(tx, actor, { companyId, action: "update", subject, recordId: id, recordName: name, changes: [{ field: "head", before: nameOf(employeeId), after: nameOf(to) }] });
  }
}
