/** People to choose from. */
import { and, eq, ne, sql } from "drizzle-orm";
import { byReading, searched } from "../list-query.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import type { Transaction } from "../transaction.ts";
import type { Condition } from "./reach.ts";

const mostOptions = 100;

/** Those who have not left, by name. */
export function peopleOptions(tx: Transaction, companyId: string, reach: Condition, q: string | undefined): Promise<{ id: string; label: string }[]> {
  return tx
    .select({ id: employees.id, label: sql<string>`${persons.fullName} || ' (' || ${employees.employeeNo} || ')'` })
    .from(employees)
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(and(eq(employees.companyId, companyId), ne(employees.status, "exited"), reach, searched(q, [persons.fullName, persons.preferredName, employees.employeeNo])))
    .orderBy(byReading(persons.fullName), employees.id)
    .limit(mostOptions);
}
