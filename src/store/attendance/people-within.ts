/** Employees within a reader's reach who were employed in a range of days, by name. */
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import type { Condition } from "../people/shared/reach.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { byReading } from "../shared/list-query.ts";

export interface NamedPerson {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly fullName: string;
}

const limit = 1_000;

export async function peopleWithin(
  tx: Transaction,
  companyId: string,
  reach: Condition,
  from: string,
  to: string,
  more?: Condition,
): Promise<NamedPerson[]> {
  return tx
    .select({ employeeId: employees.id, employeeNo: employees.employeeNo, fullName: persons.fullName })
    .from(employees)
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(
      and(
        eq(employees.companyId, companyId),
        reach,
        more,
        sql`${employees.status} <> 'offered' and ${employees.startDate} <= ${to} and (${employees.lastDay} is null or ${employees.lastDay} >= ${from})`,
      ),
    )
    .orderBy(byReading(persons.fullName), employees.id)
    .limit(limit);
}
